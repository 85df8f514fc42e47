import { expect, test } from "vitest";
import { examples, statesOf } from "../../../build/docs/examples.ts";
import { elementTags } from "../../../build/elements.ts";

test("every element has an example", () => {
  expect(Object.keys(examples).toSorted()).toEqual(elementTags.toSorted());
});

test.each(Object.keys(examples))("%s is shown ready, then in its other states", (tag) => {
  const [first, ...others] = statesOf(tag).keys();
  expect(first).toBe("Ready");
  expect(others).toEqual(expect.arrayContaining(["Dark", "Loading", "Failed", "Nothing answers"]));
});
