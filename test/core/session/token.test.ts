import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  areOfOnePerson,
  decodeToken,
  isTokenExpired,
  isTokenUsable,
} from "../../../src/core/session/token.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { aHeader, makeToken, tokenPart } from "../../support/make-token.ts";

const now = 1_700_000_000;
const userAgent = "Mozilla/5.0";
const claims = { iat: now - 10, exp: now + 10, ura: userAgent };
const valid = makeToken(claims);
const [header = "", payload = "", signature = ""] = valid.split(".");
const payloadOf = (content: string | Uint8Array) => `${header}.${tokenPart(content)}.${signature}`;
const headerOf = (content: string | Uint8Array) => `${tokenPart(content)}.${payload}.${signature}`;
const standardAlphabet = (part: string) => part.replaceAll("-", "+").replaceAll("_", "/");

const notStrings: readonly (readonly [string, unknown])[] = [
  ["undefined", undefined],
  ["null", null],
  ["true", true],
  ["a number", 42],
  ["NaN", Number.NaN],
  ["a bigint", 10n],
  ["a symbol", Symbol("token")],
  ["a function", () => valid],
  ["an object", {}],
  ["an object with a token as its text", { toString: () => valid }],
  ["a String object", Object(valid)],
  ["an array with a token", [valid]],
  ["an object without prototype", Object.create(null)],
  ["the claims themselves", claims],
];

const malformed: readonly (readonly [string, string])[] = [
  ["nothing", ""],
  ["a space", " "],
  ["one part", header],
  ["two parts", `${header}.${payload}`],
  ["four parts", `${valid}.more`],
  ["four parts with an empty last one", `${valid}.`],
  ["five parts", `${valid}.more.more`],
  ["dots only", ".."],
  ["three dots", "..."],
  ["an empty header", `.${payload}.${signature}`],
  ["an empty payload", `${header}..${signature}`],
  ["a leading dot", `.${valid}`],
  ["a leading space", ` ${valid}`],
  ["a trailing space", `${valid} `],
  ["a trailing newline", `${valid}\n`],
  [
    "a newline in the payload",
    `${header}.${payload.slice(0, 8)}\n${payload.slice(8)}.${signature}`,
  ],
  ["four spaces in the payload", `${header}.${payload}    .${signature}`],
  ["four newlines in the header", `\n\n\n\n${header}.${payload}.${signature}`],
  ["a tab in the header", `\t${header}.${payload}.${signature}`],
  ["a carriage return in the signature", `${header}.${payload}.a\rb`],
  ["a header injected after the signature", `${valid}\r\nX-Admin: 1`],
  ["NUL in the payload", `${header}.${payload}\0.${signature}`],
  ["NUL in the signature", `${header}.${payload}.\0`],
  ["NUL alone", "\0"],
  ["a Bearer prefix", `Bearer ${valid}`],
  ["surrounding quotes", `"${valid}"`],
  ["a signature that is not base64", `${header}.${payload}.sig!`],
  ["a signature that a header cannot contain", `${header}.${payload}.\u{1f600}`],
  ["a comma in the payload", `${header}.${payload},.${signature}`],
  ["a percent sign in the payload", `${header}.%7B%7D.${signature}`],
  ["letters outside ASCII", `${header}.päyload.${signature}`],
  ["a lone surrogate", `${header}.\ud800.${signature}`],
  ["fullwidth letters", `${header}.ｅｙＪ.${signature}`],
  ["base64 of an impossible length", `${header}.${tokenPart("{}")}aa.${signature}`],
  ["one letter", `${header}.a.${signature}`],
  ["padding only", `${header}.====.${signature}`],
  ["padding in the middle", `${header}.ey==Jp.${signature}`],
  ["too much padding", `${header}.${tokenPart('{"a":1}')}===.${signature}`],
  ["bytes that are not UTF-8", payloadOf(new Uint8Array([0xff, 0xfe, 0x7b, 0x7d]))],
  ["a truncated UTF-8 sequence", payloadOf(new Uint8Array([0x7b, 0x22, 0xc3]))],
  ["an overlong UTF-8 slash", payloadOf(new Uint8Array([0x22, 0xc0, 0xaf, 0x22]))],
  ["UTF-16 bytes", payloadOf(Buffer.from(JSON.stringify(claims), "utf16le"))],
  ["latin1 bytes in ura", payloadOf(Buffer.from('{"iat":1,"exp":9e9,"ura":"é"}', "latin1"))],
  ["no JSON", payloadOf("claims")],
  ["cut JSON", payloadOf('{"iat":1,')],
  ["JSON with a trailing comma", payloadOf('{"iat":1,}')],
  ["JSON with NaN", payloadOf('{"iat":NaN,"exp":1,"ura":""}')],
  ["two JSON values", payloadOf("{}{}")],
  ["a JSON list", payloadOf(JSON.stringify([claims]))],
  ["an empty JSON list", payloadOf("[]")],
  ["JSON null", payloadOf("null")],
  ["a JSON string", payloadOf(JSON.stringify(JSON.stringify(claims)))],
  ["a JSON number", payloadOf("1")],
  ["JSON true", payloadOf("true")],
  ["blank JSON", payloadOf("  ")],
  ["a header that is not base64", `!!.${payload}.${signature}`],
  ["a header that is not UTF-8", headerOf(new Uint8Array([0xff]))],
  ["a header that is not JSON", headerOf("HS256")],
  ["a header that is a list", headerOf("[]")],
  ["a header that is null", headerOf("null")],
  ["a header that is a string", headerOf('"HS256"')],
  ["a header that is a number", headerOf("256")],
  ["a header in place of the payload", `${payload}..${header}`],
  ["JSON in place of a token", JSON.stringify(claims)],
  ["HTML in place of a token", "<!doctype html><title>502</title>"],
  ["1 MB of dots", ".".repeat(1_000_000)],
  ["1 MB of one letter", "a".repeat(1_000_000)],
  ["1 MB of payload", `${header}.${"a".repeat(1_000_000)}.${signature}`],
];

const badClaims: readonly (readonly [string, string])[] = [
  ["none", "{}"],
  ["no iat", '{"exp":1,"ura":"a"}'],
  ["no exp", '{"iat":1,"ura":"a"}'],
  ["no ura", '{"iat":1,"exp":1}'],
  ["iat as text", '{"iat":"1","exp":1,"ura":"a"}'],
  ["exp as text", '{"iat":1,"exp":"99999999999","ura":"a"}'],
  ["iat null", '{"iat":null,"exp":1,"ura":"a"}'],
  ["exp null", '{"iat":1,"exp":null,"ura":"a"}'],
  ["ura null", '{"iat":1,"exp":1,"ura":null}'],
  ["ura a number", '{"iat":1,"exp":1,"ura":1}'],
  ["ura a list", '{"iat":1,"exp":1,"ura":["a"]}'],
  ["exp infinite", '{"iat":1,"exp":1e999,"ura":"a"}'],
  ["iat minus infinite", '{"iat":-1e999,"exp":1,"ura":"a"}'],
  ["exp a list", '{"iat":1,"exp":[1],"ura":"a"}'],
  ["exp true", '{"iat":1,"exp":true,"ura":"a"}'],
  ["claims behind __proto__", '{"__proto__":{"iat":1,"exp":9e9,"ura":"a"}}'],
  ["claims behind constructor", '{"constructor":{"prototype":{"iat":1,"exp":1,"ura":"a"}}}'],
  ["claims in other case", '{"IAT":1,"EXP":1,"URA":"a"}'],
  ["nested claims", '{"data":{"iat":1,"exp":1,"ura":"a"}}'],
];

describe("decodeToken", () => {
  test.for(notStrings)("A6: the text %s is not a token", ([, value]) => {
    expect(decodeToken(value)).toBeNull();
    expect(isTokenUsable(value, { now, userAgent })).toBe(false);
    expect(isTokenExpired(value, { now })).toBe(true);
  });

  test.for(malformed)("A6: the token %s is malformed", ([, token]) => {
    expect(decodeToken(token)).toBeNull();
    expect(isTokenUsable(token, { now, userAgent })).toBe(false);
    expect(isTokenExpired(token, { now })).toBe(true);
  });

  test.for(badClaims)("A5: the claims are invalid: %s", ([, json]) => {
    expect(decodeToken(payloadOf(json))).toBeNull();
    expect(isTokenUsable(payloadOf(json), { now: 0, userAgent: "a" })).toBe(false);
  });

  test.for([
    ["unpadded base64url", valid],
    ["an empty signature", `${header}.${payload}.`],
    ["a signature of any bytes", `${header}.${payload}.${tokenPart(new Uint8Array([0xff, 0xfe]))}`],
    ["a header without members", headerOf("{}")],
    ["further claims", makeToken({ ...claims, iss: "portal", roles: ["agent"] })],
    ["a member named __proto__", payloadOf(`{"__proto__":1,${JSON.stringify(claims).slice(1)}`)],
    ["white space in the JSON", payloadOf(JSON.stringify(claims, null, "\t\r\n "))],
  ])("A6: a token is accepted: %s", ([, token]) => {
    expect(decodeToken(token)).toEqual(claims);
  });

  test("A6: padding is optional, and the alphabet may be the standard one", () => {
    for (const ura of ["a", "ab", "abc", "abcd", "ÿÿÿ>>>???~~~", "þÿ/+"]) {
      const given = { ...claims, ura };
      const parts = makeToken(given).split(".");
      const [head = "", body = ""] = parts.map(standardAlphabet);
      const padding = "=".repeat((4 - (body.length % 4)) % 4);
      expect(decodeToken(`${head}.${body}.`)).toEqual(given);
      expect(decodeToken(`${head}.${body}${padding}.`)).toEqual(given);
      expect(decodeToken(`${parts[0]}.${parts[1]}${padding}.`)).toEqual(given);
    }
  });

  test("A6: a user agent beyond ASCII is read as UTF-8", () => {
    const given = { ...claims, ura: "Ünïcode 日本 \u{1f600} \u202e\0" };
    expect(decodeToken(makeToken(given))).toEqual(given);
  });

  test("A6: a lone surrogate, escaped in the JSON, does not throw", () => {
    const token = payloadOf('{"iat":1,"exp":2,"ura":"\\ud800"}');
    expect(decodeToken(token)?.ura).toBe("\ud800");
  });

  test("A5: only the three claims are returned", () => {
    const token = makeToken({ ...claims, sub: 7 });
    expect(Object.keys(decodeToken(token) ?? {}).sort()).toEqual(["exp", "iat", "ura"]);
  });

  test("W7: a token never changes a prototype", () => {
    decodeToken(payloadOf('{"__proto__":{"polluted":1},"iat":1,"exp":1,"ura":""}'));
    expect("polluted" in {}).toBe(false);
  });

  test("A6: no text throws", () => {
    const part = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), fc.base64String());
    const token = fc.oneof(
      part,
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join(".")),
    );
    fc.assert(
      fc.property(token, (text) => {
        expect(decodeToken(text)).toBeNull();
        expect(isTokenUsable(text, { now, userAgent })).toBe(false);
        expect(isTokenExpired(text, { now })).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("A6: no payload throws", () => {
    const content = fc.oneof(fc.json(), fc.string(), fc.uint8Array());
    fc.assert(
      fc.property(content, content, (head, body) => {
        const token = `${tokenPart(head)}.${tokenPart(body)}.`;
        expect(decodeToken(token)).toBeNull();
        expect(isTokenUsable(token, { now, userAgent })).toBe(false);
        expect(typeof isTokenExpired(token, { now })).toBe("boolean");
      }),
    );
  });

  test("P40: valid claims survive a round trip", () => {
    const time = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    const wellFormed = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(fc.record({ iat: time, exp: time, ura: wellFormed }), (given) => {
        const overWire: unknown = JSON.parse(JSON.stringify(given));
        expect(decodeToken(makeToken(given))).toEqual(overWire);
      }),
    );
  });
});

describe("isTokenUsable", () => {
  const usable = (change: Partial<Record<keyof typeof claims, unknown>>) =>
    isTokenUsable(makeToken({ ...claims, ...change }), { now, userAgent });

  test.for([
    [-60, true],
    [0, true],
    [1, true],
    [59, true],
    [60, true],
    [60.5, false],
    [61, false],
    [3600, false],
  ] as const)("A4: a token issued %d s from now is usable: %s", ([seconds, isUsable]) => {
    expect(usable({ iat: now + seconds })).toBe(isUsable);
  });

  test.for([
    [-1, false],
    [0, false],
    [0.5, true],
    [1, true],
    [1e12, true],
  ] as const)("A3: a token that expires %d s from now is usable: %s", ([seconds, isUsable]) => {
    expect(usable({ exp: now + seconds })).toBe(isUsable);
  });

  test("A4: the leeway does not apply to the expiry", () => {
    expect(usable({ iat: now + 30, exp: now - 30 })).toBe(false);
  });

  test("A5: negative times are valid", () => {
    const token = makeToken({ iat: -5, exp: -1, ura: "" });
    expect(isTokenUsable(token, { now: -3, userAgent: "" })).toBe(true);
    expect(isTokenUsable(token, { now: 0, userAgent: "" })).toBe(false);
  });

  test.for([
    "",
    "Mozilla/5",
    "Mozilla/5.0 ",
    " Mozilla/5.0",
    "mozilla/5.0",
    "Mozilla/5.0\0",
    "Mozilla/5.０",
  ])("A14: the user agent is compared exactly: %j", (ura) => {
    expect(usable({ ura })).toBe(false);
  });

  test("A14: characters that only look the same are different", () => {
    const composed = makeToken({ ...claims, ura: "é" });
    expect(isTokenUsable(composed, { now, userAgent: "é" })).toBe(true);
    expect(isTokenUsable(composed, { now, userAgent: "e\u0301" })).toBe(false);
  });

  test("A3: if the clock is invalid, no token is usable", () => {
    expect(isTokenUsable(valid, { now: Number.NaN, userAgent })).toBe(false);
  });
});

describe("isTokenExpired", () => {
  const expired = (given: unknown) => isTokenExpired(makeToken(given), { now });

  test.for([
    [-1, true],
    [0, true],
    [0.5, false],
    [1, false],
  ] as const)("A3: a token with an exp %d s from now has expired: %s", ([seconds, isExpired]) => {
    expect(expired({ exp: now + seconds })).toBe(isExpired);
  });

  test("P40: isTokenExpired checks only exp", () => {
    expect(expired({ exp: now + 1, iat: "never", ura: 7 })).toBe(false);
    expect(expired({ exp: now + 1, iat: now + 9999 })).toBe(false);
  });

  test.for([undefined, null, "99999999999", true, [9e9], {}])(
    "P40: a token with the exp %j has expired",
    (exp) => {
      expect(expired({ exp })).toBe(true);
    },
  );

  test("P40: an infinite exp has expired", () => {
    expect(isTokenExpired(payloadOf('{"exp":1e999}'), { now })).toBe(true);
  });

  test("A3: if the clock is invalid, every token has expired", () => {
    expect(isTokenExpired(valid, { now: Number.NaN })).toBe(true);
  });

  test("A3: a token that has not expired may still be unusable", () => {
    const other = makeToken({ ...claims, ura: "another browser" }, aHeader);
    expect(isTokenExpired(other, { now })).toBe(false);
    expect(isTokenUsable(other, { now, userAgent })).toBe(false);
  });
});

describe("areOfOnePerson", () => {
  const issued = { ...claims, nbf: now - 10, jti: "1" };
  const issuedLater = { iat: now, exp: now + 20, ura: "another browser", nbf: now, jti: "2" };
  const ada = { sub: 7, name: "Ada" };

  test.for([
    ["a later token", { ...issued, ...ada }, { ...issuedLater, ...ada }, true],
    ["another order of the claims", { sub: 7, name: "Ada" }, { name: "Ada", sub: 7 }, true],
    ["another name", ada, { ...ada, name: "Bob" }, false],
    ["an additional claim", ada, { ...ada, email: "ada@agency.test" }, false],
    ["no user claims in one", issued, ada, false],
    ["no user claims in both", issued, issued, false],
  ] as const)("A15: %s: %j and %j belong to the same user: %j", ([, one, other, isOne]) => {
    expect(areOfOnePerson(makeToken(one), makeToken(other))).toBe(isOne);
    expect(areOfOnePerson(makeToken(other), makeToken(one))).toBe(isOne);
  });

  test("A15: a malformed token belongs to no user", () => {
    expect(areOfOnePerson("", "")).toBe(false);
    expect(areOfOnePerson("a.b.c", "a.b.c")).toBe(false);
  });
});
