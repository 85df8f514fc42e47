/** The members of a chunk that this file reads. */
interface Chunk {
  readonly moduleIds: readonly string[];
}

/** True if an element loads the chunk to send its first requests and to read their answers. */
export function sendsFirstRequests(chunk?: Chunk): boolean {
  const module = "/src/elements/host/page/request-first.ts";
  return chunk?.moduleIds.some((id) => id.endsWith(module)) ?? false;
}
