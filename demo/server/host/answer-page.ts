import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { StaticFile } from "./static-files.ts";
import { writeBar } from "./write-bar.ts";

/** Placeholders of a page for its configuration and the navigation bar. */
const places = { config: "<!-- demo config -->", bar: "<!-- demo bar -->" } as const;

/** A page as a response, with the configuration of its site and the bar. */
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
