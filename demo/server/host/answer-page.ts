import { readFile } from "node:fs/promises";
import type { StaticFile } from "./static-files.ts";

/** Where a page asks for its configuration. */
const place = "<!-- demo config -->";

/** A page as an answer, with the configuration of its site. */
export async function answerPage(
  file: StaticFile,
  config: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const text = await readFile(file.path, "utf8");
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  const block = `<script type="application/json" data-scout-config>${json}</script>`;
  return new Response(
    text.replace(place, () => block),
    {
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" },
    },
  );
}
