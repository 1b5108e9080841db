import "./boot/layers.css";
import { start } from "./boot/start";

void start();
