import { expect, test } from "vitest";
import { pathWordsOf } from "../../../src/core/navigation/path-words.ts";

test.each([
  ["/scout", "Scout"],
  ["/scout/bulk", "Scout › Bulk"],
  ["/pages/partner-services/", "Pages › Partner services"],
  ["/files/order_form.pdf", "Files › Order form.pdf"],
  ["/pages/%C3%A9lan%20studios", "Pages › Élan studios"],
  ["/pages/100%", "Pages › 100%"],
  ["/", ""],
])("the path %j reads %j", (path, words) => {
  expect(pathWordsOf(path)).toBe(words);
});
