/**
 * Markup that tries to run code, to send requests or to clobber a name. It covers the classes of DOMPurify's published
 * fixtures, and of the mutation XSS reported for DOMPurify and `setHTML`. The strings are our own.
 */
const url = "/stolen/x";
const run = "window.hostileHtmlRan=1";
const image = `<img src=${url} onerror=${run}>`;

/** Characters that old and new browsers skip before or inside a scheme. */
const blanks = [
  ..."\u0001\t\n\r\f \u00a0\u1680\u180e\u2000\u2003\u2007\u2009\u200b\u2028\u2029\u205f\u3000\ufeff",
];
const schemes = blanks.flatMap((blank) => [
  `<a href="${blank}javascript:${run}">a</a>`,
  `<a href="java${blank}script:${run}">a</a>`,
]);

/** Names that break a page, or a sanitizer that inspects the tree, if they are clobbered. */
export const takenNames = [
  "attributes",
  "activeElement",
  "adoptNode",
  "body",
  "childNodes",
  "children",
  "cloneNode",
  "cookie",
  "createElement",
  "createNodeIterator",
  "currentScript",
  "defaultView",
  "firstElementChild",
  "forms",
  "getElementById",
  "implementation",
  "importNode",
  "insertBefore",
  "location",
  "namespaceURI",
  "nodeName",
  "nodeType",
  "ownerDocument",
  "parentNode",
  "querySelector",
  "removeAttribute",
  "removeChild",
  "setAttribute",
  "shadowRoot",
  "textContent",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "trustedTypes",
  "ScoutElements",
] as const;
const clobbering = takenNames.flatMap((name) => [
  `<img name="${name}"><a id="${name}"></a><a id="${name}" name="x">two</a>`,
  `<form id="${name}" onsubmit="${run}"><input name="${name}"><input name="${name}"></form>`,
]);

/** Elements whose content one parser reads as text and another as markup. */
const rawTexts = [
  "style",
  "xmp",
  "noscript",
  "noembed",
  "noframes",
  "iframe",
  "textarea",
  "title",
  "script",
];
/** Places where the rules of parsing change. */
const places: readonly (readonly [before: string, after: string])[] = [
  ["", ""],
  ["<svg>", "</svg>"],
  ["<svg></p>", ""],
  ["<svg><desc>", "</desc></svg>"],
  ["<svg><foreignObject>", "</foreignObject></svg>"],
  ["<math><mtext>", "</mtext></math>"],
  ["<math><mtext><table><mglyph>", "</mglyph></table></mtext></math>"],
  ["<math><annotation-xml encoding=text/html>", "</annotation-xml></math>"],
  ["<form><math><mtext></form><form><mglyph>", "</mglyph></mtext></math></form>"],
  ["<table><caption><svg>", "</svg></caption></table>"],
  ["<select><option>", "</option></select>"],
  ["<template>", "</template>"],
];
const mutations = places.flatMap(([before, after]) => [
  ...rawTexts.flatMap((raw) => [
    `${before}<${raw}><a title="</${raw}>${image}">t</a></${raw}>${after}`,
    `${before}<${raw}><!--</${raw}>${image}-->${after}`,
  ]),
  `${before}<![CDATA[</p>${image}]]>${after}`,
  `${before}<!--><p title="-->${image}">p</p>${after}`,
]);

/** Markup so deep that the browser flattens the tree when it is parsed again. It is slow to draw, so only the engines use it. */
export const deepPayloads = ["div", "b", "form><math><mtext", "svg><desc", "table><td"].map(
  (tags) => `${`<${tags}>`.repeat(520)}<style><!--</style>${image}--></style>`,
);

const handlers = [
  ["body", "onload"],
  ["input autofocus", "onfocus"],
  ["video autoplay", "onloadstart"],
  ["audio src=x:", "onerror"],
  ["details open", "ontoggle"],
  ["div style='animation:spin 1s'", "onanimationstart"],
  ["div style='transition:all 1s'", "ontransitionrun"],
  ["div contenteditable autofocus", "onbeforeinput"],
  ["button popovertarget=x", "onbeforetoggle"],
  ["dialog open", "oncancel"],
  ["svg", "onload"],
  ["svg><animate begin=0s dur=1s attributeName=x", "onbegin"],
  ["math", "onclick"],
  ["slot", "onslotchange"],
  ["marquee", "onstart"],
  ["custom-element", "onconnected"],
].map(([tag, name]) => `<${tag} ${name}="${run}">x`);

const requests = [
  `<img srcset="${url} 1x, ${url}2 2x" sizes=1px>`,
  `<picture><source srcset="${url}"><img src="x:"></picture>`,
  `<a href="/x" ping="${url}">a</a><area href="/x" ping="${url}">`,
  `<video poster="${url}"><track default src="${url}"></video><audio src="${url}"></audio>`,
  `<input type=image src="${url}" formaction="javascript:${run}">`,
  `<button form=f formaction="${url}" formtarget=_top>b</button><form id=f action="${url}"></form>`,
  `<meta http-equiv=refresh content="0; url=${url}"><meta http-equiv="Set-Cookie" content="a=b">`,
  `<meta http-equiv=Content-Security-Policy content="default-src 'none'">`,
  `<base href="//evil.example/" target=_top><base href="javascript://">`,
  `<link rel="stylesheet preload modulepreload prefetch" as=script href="${url}">`,
  `<link rel=import href="${url}"><link rel=manifest href="${url}">`,
  `<object data="${url}"><param name=movie value="${url}"></object><embed src="${url}">`,
  `<iframe src="${url}" srcdoc="${image}" onload="${run}"></iframe><frameset onload="${run}"><frame src="${url}">`,
  `<portal src="${url}"></portal><fencedframe src="${url}"></fencedframe>`,
  `<svg><image href="${url}" xlink:href="${url}" /><use href="${url}#x" /><feImage href="${url}" /></svg>`,
  `<svg><style>@import "${url}";</style><rect fill="url(${url}#x)" filter="url(${url}#y)" /></svg>`,
  `<svg><a xlink:href="javascript:${run}"><set attributeName=xlink:href to="javascript:${run}" /></a></svg>`,
  `<svg><set attributeName=onmouseover to="${run}" /><handler event=load>${run}</handler></svg>`,
  `<math><mi href="javascript:${run}" xlink:href="javascript:${run}">m</mi><mglyph src="${url}" /></math>`,
  `<math><semantics><annotation-xml encoding="application/xhtml+xml">${image}</annotation-xml></semantics></math>`,
  `<html background="${url}"><body background="${url}"><table background="${url}"><td background="${url}">t`,
  `<?xml-stylesheet href="${url}"?><!DOCTYPE x [<!ENTITY x SYSTEM "${url}">]><y>&x;</y>`,
];

const styles = [
  `background:url(${url})`,
  `background:u\\72l(${url})`,
  `background:image-set("${url}" 1x)`,
  `list-style:url('${url}')`,
  `content:url(${url})`,
  `cursor:url(${url}),auto`,
  `mask:url(${url}#m);clip-path:url(${url}#c);filter:url(${url}#f)`,
  `border-image-source:url(//evil.example/x)`,
  `width:expression(${run})`,
  `behavior:url(${url});-moz-binding:url(${url}#x)`,
  `--x:url(${url});background:var(--x)`,
  `position:fixed;inset:0;z-index:9999`,
].flatMap((css) => [
  `<p style="${css}">p</p>`,
  `<style>* { ${css} } @import url(${url}); @font-face { font-family: f; src: url(${url}) }</style>`,
]);

const shadows = ["open", "closed"].flatMap((mode) => [
  `<div><template shadowrootmode=${mode}>${image}<script>${run}</script></template></div>`,
  `<template><template shadowrootmode=${mode}>${image}</template></template>`,
  `<section><template shadowrootmode=${mode} shadowrootclonable shadowrootserializable><slot onslotchange="${run}"></slot></template>t</section>`,
]);

export const hostilePayloads: readonly string[] = [
  ...schemes,
  ...clobbering,
  ...mutations,
  ...handlers,
  ...requests,
  ...styles,
  ...shadows,
];
