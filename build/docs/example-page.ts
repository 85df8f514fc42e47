import { html } from "./html.ts";

/**
 * The page for frames with examples: an element with the reference backend in the same page. Its policy has only what the
 * elements need.
 */
export function examplePage(): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Example – Scout Elements</title>
<link rel="stylesheet" href="example.css">
<script type="module" src="scripts/example.js"></script>
</head>
<body></body>
</html>
`.text;
}
