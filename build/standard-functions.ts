import { fileURLToPath } from "node:url";

const runtime = fileURLToPath(new URL("./runtime/standard-functions.ts", import.meta.url));

/**
 * Functions that old libraries replace by others of the same name (prototype.js and MooTools: `Array.from`), or drop
 * with their owner (core-js 2: `Promise`). The built files bring their own.
 */
export const standardFunctions: Readonly<Record<string, [file: string, name: string]>> = {
  "Array.from": [runtime, "arrayFrom"],
  "Promise.withResolvers": [runtime, "withResolvers"],
};
