import { describe, expect, test } from "vitest";
import { takeTokenFrom } from "../../../src/core/session/url-token.ts";

const page = "https://portal.example/scout";

describe("U1: only the token is removed from the address", () => {
  test.for([
    ["", null, ""],
    ["?token=a.b.c", "a.b.c", ""],
    ["?token=a.b.c#top", "a.b.c", "#top"],
    ["?address=1+Main&token=a.b.c&term=12", "a.b.c", "?address=1+Main&term=12"],
    ["?token=a&token=b", "a", ""],
    ["?%74oken=a", "a", ""],
    ["?token=a%2Eb", "a.b", ""],
    ["?token=", "", ""],
    ["?token", "", ""],
    ["?token=&token=a", "a", ""],
    ["?address=1&amp;token=a.b.c", "a.b.c", "?address=1"],
    ["?address=1&amp;amp;token=a&amp;term=12", "a", "?address=1&amp;term=12"],
    ["?address=1&amp%3Btoken=a", "a", "?address=1"],
    ["?amp;token=a", "a", ""],
    ["?xamp;token=a", null, "?xamp;token=a"],
    ["?x=%20+~'()&token=a&y=ä", "a", "?x=%20+~'()&y=ä"],
    ["?tokens=a&xtoken=b&Token=c", null, "?tokens=a&xtoken=b&Token=c"],
    ["?a=?token=b", null, "?a=?token=b"],
    ["?a=b&&token=c&", "c", "?a=b&&"],
    ["??token=a", null, "??token=a"],
    ["?a=b&?token=c&token=d", "d", "?a=b&?token=c"],
    ["?a=$1&token=b&c=$&", "b", "?a=$1&c=$&"],
    ["?token=a#?token=a", "a", "#?token=a"],
    ["?token=a#\n", "a", "#\n"],
    ["#?token=a", null, "#?token=a"],
    ["#token=a", null, "#token=a"],
    ["?access_token=a", null, "?access_token=a"],
  ] as const)("the address %j keeps the rest of its query", ([given, token, left]) => {
    expect(takeTokenFrom(page + given)).toEqual({ token, href: page + left });
  });

  test("an address without a query stays unchanged", () => {
    for (const href of ["https://portal.example", "about:blank", "token=a", ""]) {
      expect(takeTokenFrom(href)).toEqual({ token: null, href });
    }
  });
});
