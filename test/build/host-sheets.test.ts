import { expect, test } from "vitest";
import { elementManifests } from "../../build/element-manifests.ts";
import { hostSheetOf, hostSheets } from "../../build/host-sheets.ts";

test("the sheets for host pages name every element, and reserve its space", () => {
  const [editor, preload] = hostSheets.map(hostSheetOf);
  for (const [tag, { reserved }] of elementManifests) {
    expect(editor).toContain(`${tag}::before, a[href*="#${tag}?"]::before { content: "${tag}"; }`);
    expect(preload).toContain(
      `:where(${tag}):not(:defined), :where([data-scout-element="${tag}"], a[href*="#${tag}?"]) { min-block-size: ${reserved}; }`,
    );
  }
  expect(`${editor}${preload}`).not.toContain("any-scout-");
});
