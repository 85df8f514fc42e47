const chapters: readonly ((number: number) => string)[] = [
  (
    number,
  ) => `<div class="card"><h3 id="h${number}">Heading ${number}</h3><p>Some text with <a href="/x/${number}">a link</a>
    and <b>bold words</b>, long enough to be that of a guide which people read from its beginning to its end.</p>
    <ul><li>One of the items</li><li>Two <a href="https://other.example/${number}">elsewhere</a></li></ul></div>`,
  (number) =>
    `<section><h2 id="h${number}">Rates ${number}</h2><table><tbody>${"<tr><td>one cell</td><td>a cell with words</td><td>3.14</td></tr>".repeat(20)}</tbody></table></section>`,
  (number) =>
    `<p id="h${number}">Paragraph ${number} ${"of a report that goes on and on, ".repeat(12)} to its end.</p>`,
];

/**
 * A page of a content site with at least this many bytes, and with a link from its beginning to its end.
 */
export function largePage(bytes: number): string {
  let body = "";
  let number = 0;
  for (; body.length < bytes; number += 1) body += chapters[number % chapters.length]?.(number);
  return `<!doctype html><html lang="en"><title>Large | Site</title><main><h1>Large</h1>
    <p><a href="#h${number - 1}">Last</a></p><div><div>${body}</div></div></main></html>`;
}
