import { estantePlugin } from "@estante/sdk/vite";
import { defineConfig, mergeConfig } from "vite";
import { pdfData } from "./vite.pdf-data.js";

export default defineConfig(mergeConfig(estantePlugin("viewer"), { plugins: [pdfData()] }));
