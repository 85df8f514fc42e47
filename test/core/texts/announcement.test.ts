import { expect, test } from "vitest";
import { announcementAfter } from "../../../src/core/texts/announcement.ts";

test("repeated words give a different text each time", () => {
  const said = [""];
  for (const words of ["Full.", "Full.", "Full.", "Moved.", "Full."]) {
    const before = said.at(-1) ?? "";
    const next = announcementAfter(before, words);
    expect(next).not.toBe(before);
    expect(next.trim()).toBe(words);
    said.push(next);
  }
});
