import { html } from "hono/html";

/** A page of the backend, in the style of the help page. */
export async function writePage({
  title,
  intro,
  content,
}: {
  readonly title: string;
  readonly intro: string;
  readonly content: ReturnType<typeof html>;
}): Promise<string> {
  const text = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} | Scout demo</title>
<link rel="stylesheet" href="/demo/help.css">
</head>
<body>
<header>
<p><a href="/">Scout demo</a></p>
<h1>${title}</h1>
<p>${intro}</p>
</header>
<main>
${content}
</main>
</body>
</html>`;
  return text.toString();
}
