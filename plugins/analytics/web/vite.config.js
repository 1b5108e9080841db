import { estantePlugin } from "@estante/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig(estantePlugin("analytics"));
