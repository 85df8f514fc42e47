import { html, raw } from "hono/html";
import type { SitePage } from "./site-page.ts";

/** The page as the site serves it, with header, menus and scripts. */
export async function writeSitePage({ title, body }: SitePage): Promise<string> {
  const text = await html`<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>${title} | Sandler Partners</title>
<meta name="Generator" content="Drupal 10 (https://www.drupal.org)">
<link rel="stylesheet" href="/core/themes/site.css">
<script src="/core/misc/drupal.js"></script>
</head>
<body class="path-node">
<a href="#main-content" class="visually-hidden focusable">Skip to main content</a>
<header role="banner"><nav><ul><li><a href="/">Home</a></li><li><a href="/user/logout">Log out</a></li></ul></nav></header>
<div class="layout-container">
<div data-drupal-messages class="messages messages--warning"><h2 class="visually-hidden">Warning message</h2>The site moves soon.</div>
<main role="main"><a id="main-content" tabindex="-1"></a>
<h1>${title}</h1>
<article class="node node--type-page"><div class="field field--name-body">
${raw(body)}
</div></article>
</main>
<footer role="contentinfo">Sandler Partners</footer>
</div>
</body>
</html>`;
  return text.toString();
}
