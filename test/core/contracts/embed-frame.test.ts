import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type EmbedFrame,
  frameStyleOf,
  readEmbed,
} from "../../../src/core/contracts/frame-trust.ts";

const base = "https://portal.example/scout/contracts/cox?contract=1";
const form = "https://forms.example/a?b=1";

function frameOf(given: Partial<EmbedFrame>): EmbedFrame {
  return { src: form, className: "", style: [], allow: "", ...given };
}

describe("Y3: a frame is rebuilt from src, class, style and allow only", () => {
  const table: readonly (readonly [name: string, html: string, frames: readonly EmbedFrame[]])[] = [
    ["a plain frame", `<iframe src="${form}"></iframe>`, [frameOf({})]],
    [
      "all four attributes",
      `<div><IFRAME Src='${form}' CLASS="form  wide" style="height: 900px" allow="camera 'self' https://a.example; fullscreen">x</iframe></div>`,
      [
        frameOf({
          className: "form wide",
          style: [["height", "900px"]],
          allow: "camera 'self' https://a.example; fullscreen",
        }),
      ],
    ],
    [
      "other attributes are dropped",
      `<iframe src="${form}" onload="alert(1)" srcdoc="<script>alert(1)</script>" name="top" sandbox="allow-top-navigation" id="x"></iframe>`,
      [frameOf({})],
    ],
    [
      "several frames stay in order",
      `<iframe src=${form}></iframe><p><iframe src="https://other.example/"></iframe>`,
      [frameOf({}), frameOf({ src: "https://other.example/" })],
    ],
    [
      "character references are decoded",
      `<iframe src="https&colon;//forms.example&#47;a&#x3f;b=1"></iframe>`,
      [frameOf({})],
    ],
    [
      "an address of this site",
      `<iframe src="/form?a=1&amp;b=2"></iframe>`,
      [frameOf({ src: "https://portal.example/form?a=1&b=2" })],
    ],
    [
      "the first of two equal attributes counts",
      `<iframe src="${form}" src="https://evil.example/"></iframe>`,
      [frameOf({})],
    ],
    [
      "invalid class names and permissions are dropped",
      `<iframe src="${form}" class="ok <b>" allow='camera <b>'></iframe>`,
      [frameOf({ className: "ok" })],
    ],
  ];
  test.for(table)("%s", ([, html, frames]) => {
    expect(readEmbed(html, base).frames).toEqual(frames);
  });

  test.for([
    ["nothing", ""],
    ["words", "Your form"],
    ["no src", "<iframe></iframe>"],
    ["an empty src", '<iframe src=" "></iframe>'],
    ["a script address", '<iframe src="javascript:alert(1)"></iframe>'],
    ["a disguised script address", '<iframe src="&#1;java&Tab;script&colon;alert(1)"></iframe>'],
    [
      "a document as a data: address",
      '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
    ],
    ["a file of the page", '<iframe src="blob:https://portal.example/1"></iframe>'],
    ["srcdoc alone", '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    [
      "an address with user and password",
      '<iframe src="https://me:secret@forms.example/"></iframe>',
    ],
    ["a comment", `<!-- <iframe src="${form}"></iframe> -->`],
    ["the text of a script", `<script>"<iframe src='${form}'></iframe>"</script>`],
    ["the text of a style", `<style><iframe src="${form}"></style>`],
    ["a template", `<template><iframe src="${form}"></iframe></template>`],
    ["the text of a field", `<textarea><iframe src="${form}"></iframe></textarea>`],
    ["a frame inside a frame's text", `<iframe><iframe src="${form}"></iframe>`],
    ["a tag that never ends", `<iframe src="${form}"`],
    ["another element", `<embed src="${form}"><object data="${form}"></object>`],
  ] as const)("%s is not a frame", ([, html]) => {
    expect(readEmbed(html, base).frames).toEqual([]);
  });

  test("addresses of external scripts are read, but the scripts do not run", () => {
    const html = `<script>alert(1)</script><script src="/a.js"></script><script src="javascript:x"></script><script src=https://cdn.example/b.js async></script>`;
    expect(readEmbed(html, base)).toEqual({
      frames: [],
      scripts: ["https://portal.example/a.js", "https://cdn.example/b.js"],
    });
  });

  test("at most twenty frames are read", () => {
    const html = `<iframe src="${form}"></iframe>`.repeat(100);
    expect(readEmbed(html, base).frames).toHaveLength(20);
  });

  test("reading always ends, and every frame has a web address", () => {
    const piece = fc.constantFrom(
      ..."<iframe |src=|javascript:|https://a.example|\"|'|>|</|--|<!--|&#x6a;| |/|<script>|\0".split(
        "|",
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        for (const { src } of readEmbed(pieces.join(""), base).frames) {
          expect(new URL(src).protocol).toMatch(/^https?:$/);
        }
      }),
    );
  });

  test.each(["<iframe a='", "<a ", "<!--"])(
    "a megabyte of %j is read in one pass, because one pass per tag would take minutes",
    (piece) => {
      const html = piece.repeat(Math.ceil(1_000_000 / piece.length));
      expect(readEmbed(html, base).frames).toEqual([]);
    },
  );
});

describe("Y3: a frame keeps only styles of its own box", () => {
  test.for([
    ["width: 100%; height: 1100px; border: 0", "width:100%;height:1100px;border:0"],
    ["MIN-HEIGHT: 40EM !important", "min-height:40em"],
    ["border: 1px solid #ccc; border-radius: 4px", "border:1px solid #ccc;border-radius:4px"],
    ["margin: 0 auto; padding-top: .5em", "margin:0 auto;padding-top:.5em"],
    ["position: fixed; inset: 0; z-index: 9999", ""],
    ["top: 0; left: 0; transform: scale(9)", ""],
    ["background: url(https://evil.example)", ""],
    ["background-color: red", "background-color:red"],
    ["width: expression(alert(1)); width: calc(100vw + 9px)", ""],
    ["margin: -500px", ""],
    ["height: var(--x); --x: 1", ""],
    ["display: none; opacity: 0; visibility: hidden; pointer-events: none", ""],
    ["wid\\th: 1px; width: 1\\70 x", ""],
    ["width", ""],
    ["height: 1px/*", ""],
    ["", ""],
  ] as const)("%s", ([style, kept]) => {
    expect(
      frameStyleOf(style)
        .map((one) => one.join(":"))
        .join(";"),
    ).toBe(kept);
  });
});
