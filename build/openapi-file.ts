import type { Plugin } from "vite";
import { openapiDocument } from "./openapi/openapi-document.ts";

/** Writes `dist/openapi.json` from the endpoint table. */
export function openapiFile(): Plugin {
  return {
    name: "openapi-file",
    generateBundle() {
      const source = `${JSON.stringify(openapiDocument())}\n`;
      this.emitFile({ type: "asset", fileName: "openapi.json", source });
    },
  };
}
