import { articlePages } from "./article-corpus.ts";
import { componentPages } from "./component-corpus.ts";
import { type CorpusPage, pages } from "./corpus-page.ts";

const face = "https://img.example/face.jpg";

export const corpus: readonly CorpusPage[] = [
  // Whole pages
  {
    kind: "whole page",
    body: `<a class="visually-hidden focusable skip-link" href="#main-content">Skip</a><header><nav>Menu menu menu</nav></header>
      <main role="main"><a id="main-content" tabindex="-1"></a><div class="region region-content"><article><h1>Permits</h1>
      <div class="field"><p>Apply for a permit.</p></div></article></div></main><footer>Agency</footer>`,
    lost: { Skip: "outside", Menu: "outside", menu: "outside", Agency: "outside" },
  },
  {
    kind: "whole page",
    body: `<a id="main-content"></a><div id="content"></div><div class="layout"><h1>Licences</h1><p>Text of the agency.</p></div>`,
  },
  {
    kind: "whole page",
    body: `<main></main><div id="content"><p>short</p></div><div class="page">${"<p>The text is in another box.</p>".repeat(6)}</div>`,
  },
  {
    kind: "whole page",
    body: `<form id="aspnetForm" action="/x"><input type="hidden" name="__VIEWSTATE"><div id="content"><h1>Services</h1><p>All of the page is in a form.</p>
      <table><tr><th>Office</th><th>Hours</th></tr><tr><td>North</td><td>9 to 5</td></tr></table></div></form>`,
  },
  {
    kind: "whole page",
    body: `<main><p>Home / News</p><img src="${face}" alt=""><h1>In the middle</h1><h4>Skips</h4><p>After.</p><h1>Second</h1><h2></h2></main>`,
  },
  {
    kind: "whole page",
    body: `<main><iframe src="https://video.example/embed/1" title="Only a video"></iframe></main>`,
  },
  {
    kind: "whole page",
    body: "<center><font size=4>An old page</font><br><big>in</big> <tt>old</tt> <strike>marks</strike></center>",
  },
  // Builders
  ...pages(
    "builder",
    `<div class="elementor"><div class="elementor-widget-wrap"><div class="elementor-accordion-item"><div class="elementor-tab-title" role="button">Question</div>
      <div class="elementor-tab-content"><p>Answer</p></div></div></div></div>`,
    `<div class="et_pb_section"><div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Fees</h5><div class="et_pb_toggle_content">Ten dollars</div></div></div>`,
    `<div class="vc_tta-panel"><h4 class="vc_tta-panel-title"><a href="#"><span>Terms</span></a></h4><div class="vc_tta-panel-body">One year</div></div>`,
    `<div class="kt-accordion-pane"><div><button class="kt-blocks-accordion-header"><span>Why</span></button></div><div class="kt-accordion-panel">Because</div></div>`,
    `<div><div><div><section><div><div><span><span>Deep</span></span> <em>soup</em></div></div></section></div></div></div>`,
    `<div class="wp-block-columns"><div class="wp-block-column"><figure><img src="${face}" alt="A face"><figcaption>Caption</figcaption></figure></div></div>
      <div class="wp-block-buttons"><a class="wp-block-button__link" href="/apply">Apply now</a></div>`,
    `<details class="wp-block-details"><summary>Summary</summary><p>Details</p></details>`,
    `<div class="fl-module"><div class="fl-rich-text"><p style="text-align:center">Centred</p></div></div>`,
  ),
  // Design systems
  ...pages(
    "design system",
    `<div class="usa-accordion"><h4 class="usa-accordion__heading"><button class="usa-accordion__button" aria-expanded="false" aria-controls="a1">First</button></h4>
      <div id="a1" class="usa-accordion__content" hidden><p>Amendment</p></div></div>`,
    `<div class="govuk-accordion"><div class="govuk-accordion__section"><h2 class="govuk-accordion__section-heading"><span class="govuk-accordion__section-button" id="h1">Writing</span></h2>
      <div id="c1" class="govuk-accordion__section-content"><p>Well</p></div></div></div>`,
    `<div class="govuk-tabs"><h2>Contents</h2><ul class="govuk-tabs__list"><li class="govuk-tabs__list-item--selected"><a class="govuk-tabs__tab" href="#day">Day</a></li><li><a href="#week">Week</a></li></ul>
      <div id="day">Monday</div></div>`,
    `<ul class="accordion" data-accordion><li class="accordion-item"><a href="#" class="accordion-title">Panel</a><div class="accordion-content">Foundation</div></li></ul>`,
    `<ul uk-accordion><li><a class="uk-accordion-title" href="#">Item</a><div class="uk-accordion-content">UIkit</div></li></ul>`,
    `<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#c9">Five</button></h2><div id="c9" class="accordion-collapse collapse">Bootstrap</div></div>`,
    `<dl class="ckeditor-accordion"><dt>Term</dt><dd>Definition</dd></dl>`,
    `<div class="card"><div class="card-body"><h5 class="card-title">Card</h5><p class="card-text">Text</p><button class="btn btn-primary" type="button">Go somewhere</button></div></div>`,
    `<button aria-expanded="false">Opens what follows</button><div hidden>Followed</div>`,
    `<button aria-controls="slides">Next slide</button><div id="slides">Slides</div>`,
    `<div role="tablist"><button role="tab" aria-controls="p1">Lonely</button></div><div id="p1" role="tabpanel" hidden>Panel</div>`,
    `<button data-toggle="modal" data-target="#m">Read the terms</button><div id="m" class="modal" aria-hidden="true"><p>Terms</p></div>`,
  ),
  // Unknown elements
  ...pages(
    "unknown element",
    `<my-card heading="x"><my-title>Custom</my-title> <p>element</p></my-card>`,
    `<zip>Unknown</zip> <text>names</text> <path>too</path>`,
    `<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> <acronym title="World">WWW</acronym> <bdo dir="rtl">abc</bdo> <data value="1">one</data>`,
    `<p>If <math><mi>x</mi><mo>=</mo><msup><mn>2</mn><mi>n</mi></msup></math> then</p>`,
    `<p>Drawn <svg viewBox="0 0 9 9"><title>Chart</title><text x="1">Label</text><path d="M0"/></svg> words</p>`,
    `<fieldset><legend>Group</legend>Loose</fieldset> <output>Result</output> <meter>half</meter> <label>Label</label>`,
    `<article><header>Head</header><section><hgroup><h2>Title</h2><p>Sub</p></hgroup></section><footer>Foot</footer><aside>Side</aside><search>Find</search></article>`,
    "<xmp><b>as text</b></xmp><listing>listed</listing><marquee>moves</marquee><blink>blinks</blink><nobr>unbroken</nobr>",
    "<dir><li>old list</dir><menu><li>menu item</menu><p>soft<wbr>break</p>",
    `<dialog open>Open</dialog><slot>Slotted</slot><canvas>Canvas words</canvas><map><area href="/a" alt="Area"></map>`,
  ),
  // Pictures
  ...pages(
    "picture",
    `<picture><source srcset="https://img.example/a.avif" type="image/avif"><img src="${face}" alt="P1" width=40 height=30></picture>`,
    `<picture><source srcset="https://img.example/only.webp 1x"></picture> text`,
    `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="${face}" alt="P2" class="lazy">`,
    `<img src="/placeholder.gif" data-original="${face}" alt="P3"> <img data-srcset="${face} 2x" alt="P4">`,
    `<img src="data:image/svg+xml,%3Csvg%3E" alt="P5" data-lazy-src="${face}"><noscript><img src="${face}" alt="P5"></noscript>`,
    `<noscript><img src="${face}" alt="P6"></noscript> text`,
    `<img srcset="${face} 320w, https://img.example/b.jpg 640w" sizes="(max-width: 320px) 280px, 640px" alt="P7">`,
    `<a href="/x"><img src="${face}"></a> <a href="https://other.example/y"><img src="${face}" alt="P8"></a>`,
    `<object type="image/svg+xml" data="https://img.example/map.svg">A map in words</object>`,
    `text <img src="https://count.example/pixel" width=1 height=1>`,
  ),
  // Forms, media, frames
  ...pages(
    "form",
    `<h2>Contact</h2><form action="/send"><p><label for=n>Name</label><input id=n></p><p><label>Email <input type=email></label></p><textarea aria-label="Message"></textarea><button>Send</button></form><p>After</p>`,
    `<form role="search"><input type="search" placeholder="Keywords"><input type="submit" value="Search"></form> text`,
    `<form><fieldset><legend>Choice</legend><label><input type=radio name=a> Yes</label><label><input type=radio name=a> No</label></fieldset><select aria-label="State"><option>Ohio</select></form>`,
  ),
  ...pages(
    "media",
    `<iframe width=560 height=315 src="https://www.youtube.com/embed/x" title="How to apply"></iframe>`,
    `<figure><video controls poster="/p.jpg"><source src="https://media.example/a.mp4"></video><figcaption>A tour</figcaption></figure>`,
    `<audio src="https://media.example/a.mp3"></audio><iframe data-src="https://maps.example/embed"></iframe>`,
    `<object data="https://files.example/a.pdf" type="application/pdf"><a href="https://files.example/a.pdf">Download the file</a></object><embed src="https://media.example/b.swf">`,
    `<noscript><iframe src="https://tags.example/ns" height=0 width=0 style="display:none"></iframe></noscript><p>text</p>`,
  ),
  // Links, tables, code, hidden
  ...pages(
    "link",
    `<a href=" mailto:help@agency.example?subject=Hi ">Mail</a> <a href="tel:+1 800 555 0100">Call</a> <a href="#t">Down</a> <a name="t">Target</a>`,
    `<a href="https://social.example/agency"><i class="icon"></i></a> <h2 id="s">Section <a class="anchor" href="#s"></a></h2>`,
    `<pre><code>npm <a href="https://npm.example/x">install</a></code></pre>`,
  ),
  ...pages(
    "hidden",
    `<p hidden>gone</p><p style="display: none">gone</p><span aria-hidden="true">gone</span><dialog>gone</dialog><p>shown <span class="sr-only">read aloud</span></p>`,
    `<table><tr><th></th><th>Head</th></tr><tr><td dir="rtl">مرحبا</td><td>cell</td></tr></table>`,
  ),
  ...componentPages,
  ...articlePages,
];
