import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { StaticFile } from "./static-files.ts";
import { writeBar } from "./write-bar.ts";

/** Where a page asks for its configuration, and for the bar that leads to the others. */
const places = { config: "<!-- demo config -->", bar: "<!-- demo bar -->" } as const;

/** A page as an answer, with the configuration of its site and the bar. */
export async function answerPage(
  file: StaticFile,
  config: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const text = await readFile(file.path, "utf8");
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  const block = `<script type="application/json" data-scout-config>${json}</script>`;
  return new Response(
    text
      .replace(places.config, () => block)
      .replace(places.bar, () => writeBar(basename(file.path, ".html"))),
    {
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" },
    },
  );
}
