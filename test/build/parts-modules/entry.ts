export { get } from "idb-keyval";
export { string } from "valibot";
export const worker = new Worker(new URL("./token.worker.ts", import.meta.url), { type: "module" });
