/**
 * A setup file that fails a test with an unexpected warning or error on the console, including Node's own warnings. A test
 * expects lines with `expectLog`, a story with its parameter `log`. Expected lines are not printed.
 */
import { afterEach } from "vitest";
import { expectLog, takeLog } from "./expected-log.ts";

interface StoryOfTest {
  readonly parameters: { readonly log?: readonly string[] };
}

afterEach(async ({ story }: { story?: StoryOfTest }) => {
  expectLog(...(story?.parameters.log ?? []));
  const { unexpected, missing } = await takeLog();
  const found = [
    ...unexpected.map((line) => `Unexpected line on the console: ${line}`),
    ...missing.map((text) => `Missing on the console: ${text}`),
  ];
  if (found.length > 0) throw new Error(found.join("\n"));
});
