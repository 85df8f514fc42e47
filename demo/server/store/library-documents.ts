import * as v from "valibot";

export const resourceSchema = v.object({
  id: v.string(),
  name: v.string(),
  collateralType: v.string(),
  /** Who it is about. */
  providerName: v.string(),
  topic: v.string(),
  files: v.array(
    v.variant("kind", [
      v.object({ kind: v.picklist(["pdf", "csv", "txt"]), name: v.string() }),
      /** Somewhere else on the web. */
      v.object({ kind: v.literal("link"), uri: v.string() }),
    ]),
  ),
  updatedAt: v.string(),
});
/** A resource of the library; its own files are drawn when they are asked for. */
export type Resource = v.InferOutput<typeof resourceSchema>;
