import { expect, test } from "vitest";
import { neutraliseMarkup } from "../../../src/core/html/neutral-markup.ts";
import { escapeUnknownTags } from "../../../src/core/html/unknown-tags.ts";

test.each([
  [`<iframe src="a.html">old</iframe>b`, `<scout-frame src="a.html"></scout-frame>b`],
  [`<FRAME src=a.html><p>b`, `<scout-frame src=a.html></scout-frame><p>b`],
  [`<embed src=a.swf>b`, `<scout-object src=a.swf></scout-object>b`],
  [`<object data=a.pdf><p>b</p></object>`, `<scout-object data=a.pdf><p>b</p></scout-object>`],
  [
    `<Form action="/x"><input name=a></FORM>`,
    `<scout-form action="/x"><input name=a></scout-form>`,
  ],
  [`<noscript><p>a</p></noscript>`, `<scout-noscript><p>a</p></scout-noscript>`],
  [`<listing>a<b>c</b></listing>`, `<pre>a<b>c</b></pre>`],
  [`<xmp>a<b>c</xmp>`, `<pre>a&lt;b>c</pre>`],
  [`<plaintext>a<b></plaintext>`, `<pre>a&lt;b>&lt;/plaintext>`],
  [`<title>a<b></title>`, `<title>a&lt;b></title>`],
  [`<script>a<b</script><style>p{}</style><textarea>a</textarea>`, `<textarea></textarea>`],
  [`a<param name=b>c<zip d>e</zip>f`, `ac<scout-none d>e</scout-none>f`],
  [
    `<template>a</template><option>b</option>`,
    `<scout-gone>a</scout-gone><scout-gone>b</scout-gone>`,
  ],
  [`a < b <formula> </formula>`, `a < b <scout-none> </scout-none>`],
  [`<p>a</p><iframe src="a`, `<p>a</p>`],
])("V14: %j becomes %j", (html, neutral) => {
  expect(neutraliseMarkup(html)).toBe(neutral);
});

test.each([
  `<p class="form">a <b>b</b></p><!-- <iframe> --><img src=a.png>`,
  `<svg><text>a</text><desc>b</desc></svg><math><mi>x</mi></math><x-y>c</x-y>`,
  `<select><option>a</select><image src=a.png><col>`,
  `<p title="<iframe>">a</p>`,
  `<p>a</p><b title="`,
])("V14: %j stays as it is", (html) => {
  expect(neutraliseMarkup(html)).toBe(html);
});

test("M8: an element has at most 200 attributes, and a long address stays whole", () => {
  const attributes = Array.from({ length: 3000 }, (_, at) => ` a${at}=b`);
  for (const clean of [neutraliseMarkup, escapeUnknownTags]) {
    expect(clean(`<p${attributes.join("")}>x</p>`)).toBe(
      `<p${attributes.slice(0, 200).join("")}>x</p>`,
    );
    const picture = `<img src="data:image/png;base64,${"A".repeat(50_000)}" alt="x">`;
    expect(clean(picture)).toBe(picture);
  }
});
