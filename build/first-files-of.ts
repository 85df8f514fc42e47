import { signInTag } from "./elements.ts";
import { sendsFirstRequests } from "./first-requests.ts";
import { openScreensOf, runtimeFileOf, takeOverOf } from "./open-screens-of.ts";
import { type RenderedChunks, renderedClosureOf } from "./rendered-closure.ts";

/**
 * The files that an element needs until its screen is drawn: those of the settings request, the entry, the runtime, the screen that the runtime opens, the code that replaces a first screen, and all files that these import.
 */
export function firstFilesOf(tag: string, chunks: RenderedChunks): readonly string[] {
  const entry = `${tag}.js`;
  const runtime = runtimeFileOf(entry, chunks);
  const requests = Object.keys(chunks).filter(
    (file) => tag !== signInTag && sendsFirstRequests(chunks[file]),
  );
  const starts = [
    ...requests,
    entry,
    ...(runtime === undefined ? [] : [runtime]),
    ...openScreensOf(entry, chunks),
    ...takeOverOf(entry, chunks),
  ];
  return [...new Set(starts.flatMap((file) => [file, ...renderedClosureOf(file, chunks)]))];
}
