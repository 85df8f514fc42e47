import { expect, test } from "vitest";
import { hasContact } from "../../../src/core/lists/mail-lines.ts";

test.each([
  ["(512) 555-0143", true],
  ["Direct 512.555.0143", true],
  ["Mail: dana@example.com", true],
  ["<dana@example.com>", true],
  ["(www.example.com)", true],
  ["dana.whitfield@corner", false],
  ["@ 1.5 Gbps", false],
  ["@dana.w", false],
  ["900 Corporate Drive, Suite 10, Houston, TX 77002", false],
])("S6: %s is contact data as signatures have it: %s", (line, isContact) => {
  expect(hasContact(line)).toBe(isContact);
});
