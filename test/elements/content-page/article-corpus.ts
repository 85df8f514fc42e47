import { type CorpusPage, pages } from "./corpus-page.ts";

const photo = "https://img.example/photo.jpg";

/**
 * Pages like those of documentation, of test articles for reader modes, and with names that are not
 * text.
 */
export const articlePages: readonly CorpusPage[] = [
  ...pages(
    "documentation",
    `<div class="admonition note"><p class="admonition-title">Note</p><p>Reads once.</p></div><div class="admonition-warning" role="note">Heads up</div>`,
    `<h2 id="use">Usage <a class="headerlink" href="#use" title="Permalink to this headline">¶</a></h2><div class="highlight"><pre><code class="language-sh"><span class="tok">npm</span> install <span>thing</span></code></pre><button class="copy-button" aria-label="Copy code"><svg><path d="M0"/></svg></button></div>`,
    `<dl class="py function"><dt class="sig" id="f"><span class="sig-name">open</span><span class="sig-paren">(</span><em class="sig-param">file</em>, <em>mode='r'</em><span>)</span> → IO<a class="headerlink" href="#f">#</a></dt><dd><p>Opens it.</p><dl class="field-list"><dt>Parameters</dt><dd><ul><li><strong>file</strong> (<em>str</em>) – its path</li></ul></dd></dl></dd></dl>`,
    `<p>Works since 2.0<sup id="r1"><a href="#fn1">1</a></sup>.</p><section class="footnotes"><hr><ol><li id="fn1"><p>Except on Sundays. <a href="#r1" aria-label="Back to content">↩</a></p></li></ol></section>`,
    `<div class="tabbed-set"><input type="radio" id="t1" name="t" checked><input type="radio" id="t2" name="t"><div class="tabbed-labels"><label for="t1">Shell</label><label for="t2">Python</label></div><div class="tabbed-content"><div class="tabbed-block"><pre>ls</pre></div><div class="tabbed-block"><pre>import os</pre></div></div></div>`,
    `<table class="docutils"><colgroup><col><col></colgroup><thead><tr><th>Option</th><th>Default</th></tr></thead><tbody><tr><td><code>--fast</code></td><td><kbd>Ctrl</kbd>+<kbd>C</kbd></td></tr></tbody></table>`,
    `<details open><summary>Type declaration</summary><pre><code>interface A&lt;T&gt; { b: T }</code></pre></details><p><var>x</var> is <samp>42</samp>.</p>`,
    `<p class="lead">Install <a href="/dl" class="btn"><i class="bi bi-download" role="img" aria-label="Archive"></i> 5.3</a></p><div class="bd-example-snippet"><div class="bd-example"><button type="button" class="btn">Primary</button></div></div>`,
    `<ul class="task-list"><li class="task-list-item"><input type="checkbox" disabled checked> Done item</li><li><input type="checkbox" disabled> Open item</li></ul>`,
    `<blockquote class="markdown-alert markdown-alert-tip"><p class="markdown-alert-title"><svg aria-hidden="true"><path d="M0"/></svg>Tip</p><p>Cache it.</p></blockquote>`,
    `<div class="openapi"><h3><span class="method">GET</span> <code>/v1/places/{id}</code></h3><table><tr><td>200</td><td>OK</td></tr><tr><td>404</td><td>Not found</td></tr></table></div>`,
    `<div class="version-warning">You read an old version. <a href="/latest">See latest</a></div><div class="toctree-wrapper"><p class="caption"><span class="caption-text">Contents</span></p><ul><li class="toctree-l1"><a href="/a">First steps</a></li></ul></div>`,
  ),
  ...pages(
    "article",
    `<article itemscope><header><h1 itemprop="headline">A river rises</h1><p class="byline">By <a rel="author" href="/ada">Ada Lovelace</a></p><time datetime="2024-03-02T10:00">2 March</time></header><div itemprop="articleBody"><p>It rained.</p></div></article>`,
    `<div class="post">Line one<br><br>Line two<br><br><b>Bold</b> three<font color="red">!</font></div>`,
    `<figure class="wide"><picture><source media="(min-width: 900px)" srcset="${photo} 1x, https://img.example/photo2.jpg 2x"><img src="${photo}" alt="Water over a road"></picture><figcaption>The road <span class="credit">Photo: Lee</span></figcaption></figure><p>Below.</p>`,
    `<p>Before</p><div class="ad-slot" aria-hidden="true"></div><aside class="pull-quote"><q>Never so high</q><cite>A fisher</cite></aside><p>After</p>`,
    `<div class="share"><a href="mailto:?subject=A%20river&amp;body=https%3A%2F%2Fnews.example%2Fr">Email</a> <a href="https://social.example/share?u=1"><span class="icon-x" aria-hidden="true"></span><span class="sr-only">Share on X</span></a></div><p>Story</p>`,
    `<table width="100%"><tr><td width="70%"><h2>Layout table</h2><p>Main column.</p></td><td><p>Side column.</p></td></tr></table>`,
    `<p>He said:</p><blockquote cite="/x"><p>Quote one.</p><footer>— <cite>Someone</cite></footer></blockquote><hr><pre>  a poem
    in lines</pre>`,
    `<ol start="3"><li value="7">Seven<ul><li>nested <ol><li>deep</li></ol></li></ul></li></ol><dl><dt>T1<dt>T2<dd>Both</dl>`,
    `<section id="comments"><h2>2 comments</h2><article class="comment"><h3>Bo</h3><p>First!</p><button type="button">Reply</button></article><article class="comment"><p>Second.</p><button type="button">Reply</button></article></section>`,
    `<p>Cost: <del>10</del> <ins>8</ins> <mark>now</mark> H<sub>2</sub>O E=mc<sup>2</sup> <small>fine print</small> <u>under</u> <s>gone</s></p>`,
    `<p lang="fr">Bonjour <span lang="de">Grüße</span> <bdi>إيان</bdi></p><p dir="rtl">مرحبا بالعالم</p>`,
    `<img src="http://old.example/plan.png" alt="Floor plan of 1998"> <img src="http://old.example/last.gif"> <a href="/plan"><img src="http://old.example/small.png" alt="Small plan"></a>`,
    `<figure><video poster="/p.jpg"><source src="https://media.example/t.mp4"><track src="/t.vtt"></video><figcaption>Tour</figcaption></figure><details><summary>Transcript</summary><p>Welcome.</p></details>`,
    `<div class="paywall"><p>Free part.</p></div><p><span>spl</span>it <b>wo</b>rd</p><p>soft&shy;hyphen &nbsp; space &#8202; thin</p>`,
  ),
  ...pages(
    "named drawing",
    `<a href="https://social.example/a"><svg viewBox="0 0 9 9"><title>Facebook</title><path d="M0"/></svg></a>`,
    `<a href="/rss"><svg role="img" aria-label="News feed" viewBox="0 0 9 9"><title>News feed</title><path d="M0"/></svg></a>`,
    `<button type="button"><svg aria-labelledby="ti de"><title id="ti">Print</title><desc id="de">the page</desc><path d="M0"/></svg></button>`,
    `<a href="/call" aria-labelledby="lab"><i class="icon-phone"></i></a><span id="lab" hidden>Call us</span>`,
    `<a href="/map"><object type="image/svg+xml" data="/map.svg" aria-label="Map of offices"></object></a>`,
    `<h2><svg><title>Awards</title></svg></h2><p>Won two.</p>`,
    `<a href="/pdf"><svg><title>PDF</title></svg> Report</a>`,
    `<table><tr><th>Fiber</th><td><i class="fa fa-check" title="Available"></i></td><td><span role="img" aria-label="Missing"></span></td></tr></table>`,
    `<svg role="img" viewBox="0 0 9 9"><title>Sales by year</title><text x="1">2019</text><text x="2">2020</text></svg>`,
  ),
  {
    kind: "named drawing",
    body: `<main><a href="/home"><svg><title>Home</title></svg> Home</a></main>`,
    lost: { Home: "the drawing repeats the word beside it" },
  },
];
