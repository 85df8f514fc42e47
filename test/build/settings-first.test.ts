import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { elementTags, publicTags } from "../../build/elements.ts";
import { requestsSettings, settingsFirst } from "../../build/settings-first.ts";
import { buildModules } from "./build-modules.ts";

test("elements open without the settings only if their definitions allow it", () => {
  const sayingSo = elementTags.filter((tag) =>
    readFileSync(`src/elements/${tag}/${tag}.element.ts`, "utf8").includes("isPublic: true"),
  );
  expect(sayingSo).toEqual(publicTags);
});

test("the request for the settings is in a separate file, with the tags that it looks for", async () => {
  const chunks = await buildModules(
    { one: "console.log(1);" },
    { input: { one: "one" }, plugins: [settingsFirst()] },
  );
  const [first, ...others] = Object.values(chunks).filter(requestsSettings);
  expect(others).toEqual([]);
  expect(first?.fileName).toMatch(/^chunks\/requests-/);
  expect(first?.code).toContain("scout-lookup,");
  for (const tag of publicTags) expect(first?.code).not.toContain(`${tag},`);
});
