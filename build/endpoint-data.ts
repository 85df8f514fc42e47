import type { Plugin } from "vite";
import { endpoints } from "../src/core/api/endpoints.ts";

/**
 * Writes the endpoint table into the sample data as plain values. The reference backend reads nothing else of the calls,
 * whose code and schemas would come with the table.
 */
export function endpointData(): Plugin {
  return {
    name: "endpoint-data",
    enforce: "pre",
    transform(_code, id) {
      if (!id.endsWith("/demo/server/endpoints.ts")) return null;
      return { code: `export const endpoints = ${JSON.stringify(endpoints)};`, map: null };
    },
  };
}
