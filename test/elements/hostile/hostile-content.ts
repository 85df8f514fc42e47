import { hostileHtml } from "../ui/hostile-html.ts";

const run = "window.hostileHtmlRan=1";
const url = "/stolen/x";

/** Markup that abuses enhancements and parts of whole pages. */
export const hostileEnhancements: readonly string[] = [
  `<a data-toggle="collapse" href="javascript:${run}#x">Open</a><div id=x onclick="${run}">part</div>`,
  `<button data-bs-toggle=collapse data-bs-target="#x'] , [onclick" onclick="${run}">Open</button><p id=x>p</p>`,
  `<span data-toggle=tooltip title="<img src=${url} onerror=${run}>">words</span>`,
  `<div data-max-chars=3 data-more-label="<img src=${url} onerror=${run}>">a text that is cut</div>`,
  `<div data-max-chars=2><b onclick="${run}">bold</b><img src="//evil.example/x">more</div>`,
  `<button data-clipboard-text="<script>${run}</script>" onclick="${run}">c</button>`,
  `<button data-clipboard-target="#x,[onload]">c</button>`,
  `<ul class=nav-tabs><li><a href="#__proto__">a</a><li><a href="#constructor">b</a></ul><div id=__proto__>1</div><div id=constructor>2</div>`,
  `<div class=dropdown><a data-toggle=dropdown href="javascript:${run}">Menu</a><ul class=dropdown-menu><li><a href="javascript:${run}">x</a></ul></div>`,
  `<details open ontoggle="${run}"><summary onclick="${run}">s</summary><img src=x: onerror="${run}"></details>`,
  `<div data-expand><h3><img src="//evil.example/y" onerror="${run}">label</h3><script>${run}</script>x</div>`,
  `<div class="js-expand"><div class="js-expand"><div class="js-expand">deep</div>x</div>y</div>`,
  `<title>${"<b>".repeat(3)}</title><title><script>${run}</script></title>`,
  `<main id=main-content onfocus="${run}" tabindex=0 autofocus><main>nested</main></main>`,
  `<a href="#x" id="document" name="body">anchor</a><a href="//evil.example/z" ping="${url}">out</a>`,
  `<p id="x" id="y" style="position:fixed;background:url(${url})" class="scout-root button primary" part="button" slot="x">p</p>`,
  `<table background="${url}"><tr><td colspan="99999999" background="${url}">cell</td></tr></table>`,
  `<a href="https://evil.example\\@portal.example/">a</a><a href="/\\evil.example">b</a><a href="///evil.example">c</a>`,
  `<time datetime="<script>">t</time><ol start="1e9999"><li>1</li></ol><p dir="x" lang="<b>">p</p>`,
];

/** Every published class, and our own. */
export const hostileContent: readonly string[] = [...hostileHtml, ...hostileEnhancements];
