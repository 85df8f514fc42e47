import * as v from "valibot";

export const resourceSchema = v.object({
  id: v.string(),
  name: v.string(),
  collateralType: v.string(),
  /** The provider of the resource. */
  providerName: v.string(),
  topic: v.string(),
  files: v.array(
    v.variant("kind", [
      v.object({ kind: v.picklist(["pdf", "csv", "txt"]), name: v.string() }),
      /** An address on another site. */
      v.object({ kind: v.literal("link"), uri: v.string() }),
    ]),
  ),
  updatedAt: v.string(),
});
/** A resource of the library; its files are drawn on demand. */
export type Resource = v.InferOutput<typeof resourceSchema>;
