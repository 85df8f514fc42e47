import * as v from "valibot";
import type { BackendParts } from "../backend-parts.ts";
import type { Handlers } from "../http/handler.ts";
import { readJson } from "../http/read-body.ts";
import { advanceBatch, advanceSandboxBatch } from "./advance-batch.ts";
import { startLookup } from "./start-lookup.ts";

const startBody = v.object({
  scope: v.pipe(v.string(), v.nonEmpty()),
  task: v.literal("scout_lookup"),
  lookup_token: v.optional(v.string()),
});

/** The lookup of one address. */
export function createLookupHandlers(parts: BackendParts) {
  return {
    async startLookup({ request, query, caller }) {
      await readJson(request, startBody);
      return startLookup(parts, query.get("address") ?? "", caller.user?.id ?? "");
    },
    advanceBatch: ({ query }) => advanceBatch(parts, query),
    advanceSandboxBatch: ({ query }) => advanceSandboxBatch(parts, query),
  } satisfies Partial<Handlers>;
}
