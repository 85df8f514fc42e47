import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { sanitizeHtml } from "../../../src/elements/ui/html-engine.ts";
import { type HtmlProfile, messageHtml } from "../../../src/elements/ui/html-profile.ts";
import { drawHtml } from "../../../src/elements/ui/html-tree.tsx";
import { SafeHtml } from "../../../src/elements/ui/safe-html.tsx";
import { deepPayloads, hostilePayloads } from "../../support/hostile-payloads.ts";
import { mountUi } from "../../support/mount-ui.tsx";
import { hostileHtml } from "./hostile-html.ts";

const base = "https://portal.example/scout/bulk";

// Browsers record only 250 requests, so clear them for each test.
beforeEach(() => performance.clearResourceTimings());

/** Renders the markup, without the icon and text of external links. */
function shown(html: string, profile: HtmlProfile = messageHtml): HTMLElement {
  const drawn = drawHtml(sanitizeHtml(html, profile), { profile, base });
  const { find } = mountUi(<div className="rich-text">{drawn}</div>);
  const box = find(".rich-text");
  for (const own of box.querySelectorAll("svg.icon, a > .visually-hidden")) own.remove();
  return box;
}

function boxOf(markup: string): HTMLElement {
  const box = document.createElement("div");
  box.innerHTML = markup;
  return box;
}

/** Returns the markup in a box, with attributes sorted by name. */
function inOrder(box: HTMLElement): string {
  for (const element of box.querySelectorAll("*")) {
    const attributes = [...element.attributes].toSorted((one, other) =>
      one.name.localeCompare(other.name),
    );
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return box.innerHTML;
}

const linkAttributes = {
  class: "external-link",
  target: "_blank",
  rel: "noopener noreferrer",
} as const;

/** All tags and attributes that messages must not contain. */
function leftoversIn(box: HTMLElement): readonly string[] {
  return [...box.querySelectorAll("*")].flatMap((node) => {
    const attributes = [...node.attributes].filter(({ name, value }) =>
      node.localName !== "a"
        ? true
        : name === "href"
          ? !/^(?:https?:\/\/|mailto:[\w@.]+$)/.test(value)
          : Reflect.get(linkAttributes, name) !== value,
    );
    return [
      ...(messageHtml.tags.includes(node.localName) ? [] : [node.localName]),
      ...attributes.map(({ name, value }) => `${node.localName} ${name}=${value}`),
    ];
  });
}

/** Returns the requests whose address contains the word. */
const requestsFor = (word: string) =>
  performance.getEntriesByType("resource").filter(({ name }) => name.includes(word));

test("this test detects the request of a picture", async () => {
  new Image().src = "/control/x";
  await expect.poll(() => requestsFor("/control/").length).toBe(1);
});

describe("M8: hostile markup", () => {
  test.for(hostileHtml)("only text and safe links of %j stay", (html) => {
    expect(leftoversIn(shown(html))).toEqual([]);
  });

  test("only text and safe links of every payload stay", () => {
    const joined = (list: readonly string[]) => [list.join("\n"), list.toReversed().join("\n")];
    const all = [...hostilePayloads, ...deepPayloads];
    // An open comment or text area hides what follows it.
    for (const html of [...all, ...joined(all)]) {
      const found = leftoversIn(shown(html));
      if (found.length > 0) expect({ html, found }).toEqual({ html, found: [] });
    }
  });

  test("all fragments at once run nothing and request nothing", async () => {
    shown(hostileHtml.join("\n"));
    for (const html of hostileHtml) shown(html);
    new Image().src = "/after/all";
    await expect.poll(() => requestsFor("/after/all").length).toBe(1);
    expect(requestsFor("/stolen/")).toEqual([]);
    expect(Reflect.has(window, "hostileHtmlRan")).toBe(false);
  });

  test.for([
    [
      "<b>a</b> <i>b</i> <strong>c</strong> <em>d</em>",
      "<b>a</b> <i>b</i> <strong>c</strong> <em>d</em>",
    ],
    [
      "<p>a<br>b</p><ul><li>c</li></ul><ol><li>d</li></ol>",
      "<p>a<br>b</p><ul><li>c</li></ul><ol><li>d</li></ol>",
    ],
    ['<span class="x" style="color:red">a</span>', "<span>a</span>"],
    ["a<h2>Head</h2><i>b</i><div>c</div>d", "a Head <i>b</i> c d"],
    [
      "<table><tr><td colspan=2>b</td></tr></table>",
      '<table><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    ],
    ["<details open><summary>a</summary>b</details>", "<details><summary>a</summary>b</details>"],
    ["<form>a</form><font color=red>b</font>", " a b"],
    ['<a href="javascript:x()">text <b>kept</b></a>', "text <b>kept</b>"],
    ['<a href="/scout/1">in</a>', '<a href="https://portal.example/scout/1">in</a>'],
    ['<a href="bulk/2">in</a>', '<a href="https://portal.example/scout/bulk/2">in</a>'],
    ["<a href=mailto:a@b.example>mail</a>", '<a href="mailto:a@b.example">mail</a>'],
    [
      '<a href="//other.example/x">out</a>',
      '<a class="external-link" href="https://other.example/x" target="_blank" rel="noopener noreferrer">out</a>',
    ],
    ["a &lt;b&gt; &amp; c", "a &lt;b&gt; &amp; c"],
    ["a<!-- b -->c", "ac"],
    ["", ""],
  ] as const)("I10: the markup %j becomes %j", ([html, markup]) => {
    expect(inOrder(shown(html))).toBe(inOrder(boxOf(markup)));
  });

  test("V14: a picture in a message is replaced with its text", () => {
    const html = `<p>See <img src="/plan.png" alt="the plan"> of <img src="http://old.example/a.png" alt="1998"></p>`;
    expect(inOrder(shown(html))).toBe("<p>See the plan of 1998</p>");
  });

  test("another profile allows other tags, and checked pictures", () => {
    const profile: HtmlProfile = {
      tags: ["h2", "img"],
      attributes: { img: ["src", "alt"] },
      dropped: ["script"],
      maxChars: 1000,
    };
    const pixel = "data:image/png;base64,iVBORw0KGgo=";
    const html = `<h2 id=x>A</h2><b>b</b><img src="${pixel}" alt="c" onerror=x><img src="data:image/svg+xml,<svg/>">`;
    expect(inOrder(shown(html, profile))).toBe(
      `<h2>A</h2>b<img alt="c" referrerpolicy="no-referrer" src="${pixel}">`,
    );
  });
});

test("H21: an unknown tag is shown as text", async () => {
  const { find } = mountUi(<SafeHtml html="<p>Row <b>3</b>: no <zip> column</p>" base={base} />);
  await expect
    .poll(() => find(".rich-text").innerHTML)
    .toBe("<p>Row <b>3</b>: no &lt;zip&gt; column</p>");
});

test("M8: the text is shown first, and the markup once the sanitizer is loaded", async () => {
  const { find } = mountUi(<SafeHtml html="<b>Note</b>: AT&amp;T<script>1</script>" base={base} />);
  await expect.poll(() => find(".rich-text").innerHTML).toBe("<b>Note</b>: AT&amp;T");
});

test("M8: a text that is too long for the sanitizer is shown as words", async () => {
  const words = "word ".repeat(messageHtml.maxChars / 5);
  const { find } = mountUi(
    <>
      <SafeHtml className="short" html="<b>Note</b>" base={base} />
      <SafeHtml className="long" html={`<b>Note</b> ${words}`} base={base} />
    </>,
  );
  await expect.poll(() => find(".short").innerHTML).toBe("<b>Note</b>");
  expect(find(".long").innerHTML).toBe(`Note ${words.trim()}`);
});

test("M8: a text with an element of too many attributes is shown as words", async () => {
  const attributes = (count: number) =>
    Array.from({ length: count }, (_, at) => `a${at}`).join(" ");
  const { find } = mountUi(
    <>
      <SafeHtml className="few" html={`<b ${attributes(200)}>Note</b>`} base={base} />
      <SafeHtml className="many" html={`<b ${attributes(201)}>Note</b>`} base={base} />
    </>,
  );
  await expect.poll(() => find(".few").innerHTML).toBe("<b>Note</b>");
  expect(find(".many").innerHTML).toBe("Note");
});

/**
 * Sanitizes in a page that requires Trusted Types. Returns null if the page's policy refuses ours.
 */
async function underTrustedTypes(policies: string): Promise<unknown> {
  const address = (file: string) =>
    JSON.stringify(new URL(`../../../src/elements/ui/${file}`, import.meta.url).href);
  const frame = document.createElement("iframe");
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy"
      content="require-trusted-types-for 'script'; trusted-types ${policies}">
    <script type="module">
      const answer = async () => {
        const { loadHtmlEngine } = await import(${address("load-html-engine.ts")});
        const { messageHtml } = await import(${address("html-profile.ts")});
        const { canParseHtml } = await import(${address("parse-html.ts")});
        // A frame lacks the test runner's own dynamic imports.
        const engine = canParseHtml() ? await import(${address("html-engine.ts")}) : await loadHtmlEngine();
        return engine && engine.sanitizeHtml("<b onclick=x>yes</b><style>x</style>", messageHtml).innerHTML;
      };
      parent.postMessage(await answer().catch(String), "*");
    </script>`;
  const answer = new Promise((resolve) => {
    const handleMessage = (event: MessageEvent) => {
      if (event.source !== frame.contentWindow) return;
      window.removeEventListener("message", handleMessage);
      resolve(event.data);
    };
    window.addEventListener("message", handleMessage);
  });
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  return answer;
}

test("M8: if Trusted Types refuse our policy, there is no sanitizer", async () => {
  expect(await underTrustedTypes("'none'")).toBeNull();
});

test("M8: if Trusted Types allow only our policy, HTML is sanitized", async () => {
  expect(await underTrustedTypes("scout-elements")).toBe("<b>yes</b>");
});
