/**
 * A setup file: no test prints a warning, nor makes Node print one. What a test expects on the console it names with
 * `expectLog`, a story with its parameter `log`; that is not printed, and any other warning or error fails the test in
 * which it comes.
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
    ...unexpected.map((line) => `Nobody expected on the console: ${line}`),
    ...missing.map((text) => `Expected on the console, and not there: ${text}`),
  ];
  if (found.length > 0) throw new Error(found.join("\n"));
});
