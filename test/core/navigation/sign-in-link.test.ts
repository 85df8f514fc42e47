import { expect, test } from "vitest";
import { signInHrefOf } from "../../../src/core/navigation/sign-in-link.ts";

const page = "https://portal.test/scout/pricing?address=1+Main#top";
const proposal = "#scout-proposal=abc";

test.each([
  [
    "/login",
    page,
    "https://portal.test/login?destination=%2Fscout%2Fpricing%3Faddress%3D1%2BMain%23top",
  ],
  [
    "https://id.test/login?client=scout",
    page,
    "https://id.test/login?client=scout&destination=https%3A%2F%2Fportal.test%2Fscout%2Fpricing%3Faddress%3D1%2BMain%23top",
  ],
  [
    "/login#form",
    `https://portal.test/scout${proposal}`,
    `https://portal.test/login?destination=%2Fscout${proposal}`,
  ],
  [
    "/login#form",
    "https://portal.test/scout",
    "https://portal.test/login?destination=%2Fscout#form",
  ],
  ["", page, null],
  ["javascript:alert(1)", page, null],
])("C19, X2: the sign-in page %j is linked from %s", (signInUri, pageUrl, href) => {
  expect(signInHrefOf(signInUri, pageUrl)).toBe(href);
});
