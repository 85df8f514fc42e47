/** Writes the markup that the server renders into the page. */
import { readFileSync, writeFileSync } from "node:fs";
import { html } from "../out-server/server.js";

const page = readFileSync("out/index.html", "utf8").replace("<!--app-->", () => html);
writeFileSync("out/index.html", page);
