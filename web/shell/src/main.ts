import "./boot/layers.css";
import { settleSkippedFades } from "./app/view-transitions";
import { start } from "./boot/start";

settleSkippedFades(document);
void start();
