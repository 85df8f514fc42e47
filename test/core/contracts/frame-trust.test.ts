import { describe, expect, test } from "vitest";
import {
  type EmbedFrame,
  mayReceiveToken,
  placeFrame,
  withToken,
} from "../../../src/core/contracts/frame-trust.ts";
import { tokenOriginsOf } from "../../../src/core/links/links.ts";

const frameOf = (src: string): EmbedFrame => ({ src, className: "", style: [], allow: "" });
const pageOrigin = "https://portal.example";

describe("Y4: only origins that the host page trusts receive the token", () => {
  const trusted = ["https://forms.example", "http://localhost:3100"];
  test.for([
    ["https://forms.example/a", true],
    ["https://forms.example:443/a", true],
    ["HTTPS://FORMS.EXAMPLE/a", true],
    ["http://localhost:3100/", true],
    ["http://forms.example/a", false],
    ["https://forms.example:8443/a", false],
    ["https://sub.forms.example/a", false],
    ["https://forms.example.evil.example/a", false],
    ["https://evil.example/https://forms.example/", false],
    ["https://evil.example/?https://forms.example", false],
    ["https://evil.example#https://forms.example", false],
    ["https://forms.example@evil.example/", false],
    ["https://xn--frms-5qa.example/", false],
    ["http://localhost:3101/", false],
    ["https://portal.example/", false],
  ] as const)("%s: %s", ([src, isTrusted]) => {
    expect(mayReceiveToken(frameOf(src), trusted)).toBe(isTrusted);
  });

  test.for([
    ["https://api.example/drupal", [false, true, false]],
    ["/drupal", [true, false, false]],
    ["", [true, false, false]],
  ] as const)(
    "Y4: with the API at %j, the API's origin also receives it",
    ([apiBase, expected]) => {
      const config = { apiBase, trustedOrigins: ["https://forms.example"] };
      const origins = tokenOriginsOf(config, pageOrigin);
      const frames = [pageOrigin, "https://api.example", "https://sub.api.example"];
      expect(frames.map((src) => mayReceiveToken(frameOf(`${src}/form`), origins))).toEqual(
        expected,
      );
      expect(mayReceiveToken(frameOf("https://forms.example/form"), origins)).toBe(true);
    },
  );

  test("without trusted origins, no frame receives it", () => {
    expect(mayReceiveToken(frameOf("https://portal.example/"), [])).toBe(false);
  });

  test("2 §6: the token becomes a query parameter and replaces an existing one", () => {
    expect(withToken(frameOf("https://forms.example/a?b=1#c"), "a.b+c.d").src).toBe(
      "https://forms.example/a?b=1&jwt_token=a.b%2Bc.d#c",
    );
    expect(
      withToken(frameOf("https://forms.example/?jwt_token=x&jwt_token=y&b=1"), "new").src,
    ).toBe("https://forms.example/?jwt_token=new&b=1");
  });
});

describe("a frame", () => {
  const placed = (src: string) => placeFrame(frameOf(src), pageOrigin);

  test("a frame of another origin keeps that origin, and its messages must come from it", () => {
    const { sandbox, messageOrigin } = placed("https://forms.example/a");
    expect(sandbox?.split(" ")).toContain("allow-same-origin");
    expect(messageOrigin).toBe("https://forms.example");
  });

  test.for([
    "https://portal.example/form",
    "https://portal.example:443/",
    "HTTPS://Portal.Example",
  ])(
    "Y3: %s is on the page's own origin, so it has no sandbox and its messages come from the page's origin",
    (src) => {
      expect(placed(src)).toMatchObject({ sandbox: null, messageOrigin: pageOrigin });
    },
  );

  test.for(["https://portal.example:8443/", "http://portal.example/", "https://x.portal.example/"])(
    "%s is on another origin",
    (src) => {
      expect(placed(src).sandbox).not.toBeNull();
    },
  );

  test("a frame can never navigate the page", () => {
    expect(placed("https://forms.example/").sandbox).not.toMatch(/navigation/);
  });
});
