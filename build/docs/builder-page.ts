import { type Html, html } from "./html.ts";
import type { Page } from "./page.ts";
import { type ThemeControl, themeControls } from "./theme-controls.ts";

/**
 * The page that shows an element and the lines that load it.
 *
 * @param packageName - the published name of the package
 */
export function builderPage(tags: readonly string[], packageName: string): Page {
  const content = html`<h1>Snippet builder</h1>
<p class="lead">Choose an element, what it starts with and how it looks. The element below follows at once, and the lines to
paste stand under it.</p>
<form id="builder" class="builder">
<fieldset>
<legend>Element</legend>
${fieldOf("tag", "Element", html`<select name="tag" id="tag">${tags.map(optionOf)}</select>`)}
${fieldOf(
  "flavour",
  "Files",
  html`<select name="flavour" id="flavour"><option value="">cdn/: drawn with React</option><option value="lite">cdn/lite/: drawn with Preact, half the bytes</option></select>`,
)}
${fieldOf("base", "Address of the folder cdn/", html`<input name="base" id="base" type="url" value="https://cdn.example.com/cdn" required>`)}
${fieldOf("fallback", "Where the link leads without script", html`<input name="fallback" id="fallback" type="url" value="https://portal.example.com/scout" required>`)}
${fieldOf("label", "Words of that link", html`<input name="label" id="label" value="Open in the portal" required>`)}
</fieldset>
<fieldset id="attributes">
<legend>Attributes</legend>
</fieldset>
<fieldset id="theme">
<legend>Theme</legend>
${themeControls.map(controlOf)}
${fieldOf("behind", "Background of the page in the preview", html`<input name="behind" id="behind" type="color" value="#ffffff">`)}
<p><button type="reset">Reset all</button></p>
</fieldset>
</form>
<h2 id="preview">Preview</h2>
<p>The element with sample data. Nothing leaves this page.</p>
<iframe id="preview-frame" class="example" title="Preview of the element"></iframe>
<h2 id="lines">Lines to paste</h2>
<p role="status" id="status" class="status"></p>
<div id="snippets"><p>The lines need JavaScript. <code>npm exec --no -- scout-elements snippet</code> prints them, too.</p></div>
<p>With a bundler: <code>npm install scout-elements@npm:${packageName}</code>, then
<code>import "scout-elements/elements/…"</code> with the tag of the element.</p>`;
  return {
    page: "snippet-builder.html",
    title: "Snippet builder",
    content,
    script: "scripts/snippet-builder.js",
  };
}

function optionOf(tag: string): Html {
  return tag === "scout-lookup"
    ? html`<option selected>${tag}</option>`
    : html`<option>${tag}</option>`;
}

function controlOf({ name, label, kind, initial, most = 0, choices = {} }: ThemeControl): Html {
  if (kind === "choice") {
    const options = Object.entries(choices).map(
      ([value, words]) => html`<option value="${value}">${words}</option>`,
    );
    return fieldOf(name, label, html`<select name="${name}" id="${name}">${options}</select>`);
  }
  const input =
    kind === "color"
      ? html`<input name="${name}" id="${name}" type="color" value="${initial}">`
      : html`<input name="${name}" id="${name}" type="number" min="0" max="${most}" value="${initial}">`;
  return fieldOf(name, kind === "color" ? label : `${label}, px`, input);
}

function fieldOf(id: string, label: string, control: Html): Html {
  return html`<p class="field"><label for="${id}">${label}</label>${control}</p>
`;
}
