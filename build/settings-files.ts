/** The members of a chunk that this file reads. */
interface Chunk {
  readonly moduleIds: readonly string[];
}

/** True if an element loads the chunk to request the settings and to read the answer. */
export function requestsSettings(chunk?: Chunk): boolean {
  const module = "/src/elements/host/page/request-settings.ts";
  return chunk?.moduleIds.some((id) => id.endsWith(module)) ?? false;
}
