import type { Plugin } from "vite";
import { openapiDocument } from "../src/openapi/openapi-document.ts";

/** Writes `dist/openapi.json` from the endpoint table, with examples recorded from the reference backend. */
export function openapiFile(): Plugin {
  return {
    name: "openapi-file",
    async generateBundle() {
      // Import this dynamically, because it loads the reference backend, which the other builds do not need.
      const { recordExamples } = await import("./record-examples.ts");
      const source = `${JSON.stringify(openapiDocument(await recordExamples()))}\n`;
      this.emitFile({ type: "asset", fileName: "openapi.json", source });
    },
  };
}
