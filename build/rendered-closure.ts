import type { Rolldown } from "vite";
import { closureOf } from "./closure-of.ts";
import { inlinedChunks } from "./inline-shared.ts";

export type RenderedChunks = Readonly<Record<string, Rolldown.RenderedChunk>>;

/** The closure of a chunk, without those that move into the core. */
export function renderedClosureOf(file: string, chunks: RenderedChunks): string[] {
  return closureOf(file, chunks).filter((one) => !inlinedChunks.includes(chunks[one]?.name ?? ""));
}
