import { expect, test } from "vitest";
import { logoInMarkup } from "../../../src/core/html/logo-in-markup.ts";

test.each([
  [`<img src=" /a.png " alt=" Cox ">`, { src: "/a.png", alt: "Cox" }],
  [`<a href="/x"><IMG SRC=/a.png></a>`, { src: "/a.png", alt: "" }],
  [
    `<img src=""><img alt="none"><img src="/b.png?x=1&amp;y=2">`,
    { src: "/b.png?x=1&y=2", alt: "" },
  ],
  [`<img src="/a.png"><img src="/b.png">`, { src: "/a.png", alt: "" }],
  [`<img src="/a.png" src="/b.png">`, { src: "/a.png", alt: "" }],
  [`<video src="/a.mp4"><img src='/a.png'>`, { src: "/a.png", alt: "" }],
  [`<template><img src="/t.png"></template><img src="/a.png">`, { src: "/a.png", alt: "" }],
  [`<noscript><p><img src="/n.png"></noscript><img src="/a.png">`, { src: "/a.png", alt: "" }],
  [`<template></p><img src="/t.png"></template><img src="/a.png">`, { src: "/a.png", alt: "" }],
  [
    `<template><template><img src="/t.png"></template><img src="/a.png">`,
    { src: "/a.png", alt: "" },
  ],
  [`<img src="/a.png?x=1&copy=2">`, { src: "/a.png?x=1&copy=2", alt: "" }],
  [`<template><img src="/t.png"></p>`, null],
  [`<img src alt="Cox">`, null],
  [`</img src="/a.png">`, null],
  [`<script>"<img src=/a.png>"</script>`, null],
  [`<!-- <img src="/a.png"> -->`, null],
  [`<img alt="Cox">`, null],
  [`/a.png`, null],
])("Q5: the logo in the markup %j is read as %j", (markup, picture) => {
  expect(logoInMarkup(markup)).toEqual(picture);
});
