import { expect, test } from "vitest";
import { readStartTags } from "../../../src/core/html/read-start-tags.ts";

const tagsOf = (html: string) =>
  [...readStartTags(html)].map(({ name, attributes }) => [name, Object.fromEntries(attributes)]);

test("Y3: start tags are read in document order, attributes are decoded, and the first of two equal attribute names counts", () => {
  expect(tagsOf(`<P Class="a &amp; b" class=c><IMG src='x.png' alt></p>`)).toEqual([
    ["p", { class: "a & b" }],
    ["img", { src: "x.png", alt: "" }],
  ]);
});

test.for(["noscript", "template"])("Y3: tags in <%s> are not read", (name) => {
  expect(tagsOf(`<a><${name}><b></b><i></${name}><u>`)).toEqual([
    ["a", {}],
    [name, {}],
    ["u", {}],
  ]);
});

test("Y3: another element in a template, and an end tag without a template, do not end it", () => {
  expect(tagsOf("<template><noscript></noscript><b></template><u>").map(([name]) => name)).toEqual([
    "template",
    "u",
  ]);
  expect(tagsOf("</template><u>")).toEqual([["u", {}]]);
});

test("Y3: <noscript> ends with its first end tag", () => {
  expect(tagsOf("<noscript><noscript></noscript><u>").map(([name]) => name)).toEqual([
    "noscript",
    "u",
  ]);
});

test.for(["<!-- <a> -->", "<script><a></script>", "<style><a></style>", "<title><a></title>"])(
  "Y3: %s contains no link",
  (html) => {
    expect(tagsOf(html).map(([name]) => name)).not.toContain("a");
  },
);
