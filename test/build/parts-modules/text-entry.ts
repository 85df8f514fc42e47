/// <reference types="vite/client" />
import address from "./token.worker.ts?worker&url";

export const worker = new Worker(address, { type: "module" });
