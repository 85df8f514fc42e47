import { expect, test } from "vitest";
import { siteSearchHref, suggestionHref } from "../../../src/core/navigation/site-suggestion.ts";

const base = "https://portal.example/scout";

test("1 §2: the keyword is encoded", () => {
  expect(siteSearchHref(" rate card & more/é ")).toBe(
    "/search/site?keys=rate%20card%20%26%20more%2F%C3%A9",
  );
});

test.for(["", "  \t"])("D4: the text %j is not searched for", (keys) => {
  expect(siteSearchHref(keys)).toBeNull();
});

test("D4: a suggestion with a link opens the link", () => {
  const suggestion = { label: "Cox", value: "cox", link: "/cox" };
  expect(suggestionHref(suggestion, base)).toBe("https://portal.example/cox");
});

test.for(["", "javascript:alert(1)", "data:text/html,x"])(
  "D4: a suggestion without a link (%j) is searched for, even if its value resembles an address",
  (link) => {
    const suggestion = { label: "x", value: "https://evil.example/", link };
    expect(suggestionHref(suggestion, base)).toBe(
      "/search/site?keys=https%3A%2F%2Fevil.example%2F",
    );
  },
);
