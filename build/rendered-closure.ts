import type { Rolldown } from "vite";
import { closureOf } from "./closure-of.ts";
import { runtimeChunk } from "./runtime-in-core.ts";

export type RenderedChunks = Readonly<Record<string, Rolldown.RenderedChunk>>;

/** The closure of a chunk, without the bundler's helpers, which move into the core. */
export function renderedClosureOf(file: string, chunks: RenderedChunks): string[] {
  return closureOf(file, chunks).filter((one) => chunks[one]?.name !== runtimeChunk);
}
