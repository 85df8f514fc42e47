import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawPage } from "./drawn-page.tsx";

/** Contents of a link, each with its accessible name. */
const links: readonly (readonly [content: string, name: string, attributes?: string])[] = [
  ["<svg><title>Facebook</title><path d='M0'/></svg>", "Facebook"],
  ["<svg aria-label='Feed'><title>Feed</title></svg>", "Feed"],
  ["<svg role=img aria-label='News feed'></svg>", "News feed"],
  ["<svg aria-labelledby='t d'><title id=t>Print</title><desc id=d>it</desc></svg>", "Print"],
  ["<svg><title>PDF</title></svg>Report", "PDF Report"],
  ["<svg><title>Home</title></svg> Home", "Home"],
  ["<svg aria-hidden=true><title>x</title></svg>Words", "Words"],
  ["<svg aria-hidden=true></svg>", "Call us", "aria-label='Call us'"],
  ["<i class=icon></i>", "Call us", "title='Call us'"],
  ["<i class=icon></i>", "Call Ada", "aria-labelledby='hidden other'"],
  ["<i class=icon title='Phone'></i>", "Phone"],
  ["<span role=img aria-label='Phone'>\ue001</span>", "Phone"],
  ["<img src=/a.png alt='A face'>", "A face"],
  ["<img src=/a.png alt='A face'><img src=/b.png alt='and a hand'>", "A face and a hand"],
  ["<img src=/a.png alt=''>", "Face", "title=Face"],
  ["<object type=image/svg+xml data=/m.svg aria-label='Map'></object>", "Map"],
  ["<object type=image/svg+xml data=/m.svg title='Map'></object>", "Map"],
];

const hidden = "<p hidden><span id=hidden>Call</span></p><p id=other hidden>Ada</p>";

describe("V14: shown content has an accessible name", () => {
  test.each(links)("a link of %s is named %s", (content, name, attributes = "") => {
    drawPage(`<main>${hidden}<p><a href="/x" ${attributes}>${content}</a></p></main>`);
    expect(page.getByRole("link", { name: name ?? "", exact: true }).query()).not.toBeNull();
  });

  test.each(links)("a button of %s is named %s", (content, name, attributes = "") => {
    const body = `<main>${hidden}<p><button type=button ${attributes}>${content}</button></p></main>`;
    expect(drawPage(body).textContent?.trim().replace(/\s+/g, " ")).toBe(name);
  });

  test.each([
    ["<svg role=img><title>Sales</title><text>2019</text></svg>", "Sales 2019"],
    ["<td><i class='fa fa-check' title=Yes></i></td>", "Yes"],
    ["<h2><svg><title>Awards</title></svg></h2>", "Awards"],
    ["<input type=image alt=Search src=/s.png>", "Search"],
    ["<img src=http://old.example/a.png alt='Floor plan'>", "Floor plan"],
    ["<img src=http://old.example/a.png>", "Image: a.png"],
    ["<a href=/x><img src=http://old.example/a.png alt='Floor plan'></a>", "Floor plan"],
  ])("the content %s becomes %j", (markup, words) => {
    const body = markup.startsWith("<td>") ? `<table><tr>${markup}</tr></table>` : markup;
    const drawn = drawPage(`<main>${body}</main>`);
    expect(drawn.innerText.trim().replace(/\s+/g, " ")).toContain(words);
  });
});

test("V14: a link that shares a page by email stays a link, with a name", async () => {
  const href = "mailto:?subject=A%20river&amp;body=https%3A%2F%2Fa.example";
  drawPage(`<main><a href="${href}">Email</a><a href="${href}"><i class=mail></i></a></main>`);
  for (const name of ["Email", "Share by email"]) {
    await expect
      .element(page.getByRole("link", { name: name ?? "", exact: true }))
      .toHaveAttribute("href", "mailto:?subject=A%20river&body=https%3A%2F%2Fa.example");
  }
});

test("V14: repeated labels of a form are listed as often as they occur", () => {
  const person = "<label>Name <input></label><label>Date of birth <input></label>";
  const drawn = drawPage(`<main><form>${person}${person}<button>Send</button></form></main>`);
  expect(drawn.textContent).toContain("Fields: Name, Date of birth, Name, Date of birth.");
});

describe("V3: boxes that look like an alert are text or reports", () => {
  const text = "<p>The text of the page.</p>";
  test.each([
    "<div class='alert alert-info'>Callout</div>",
    "<div class='usa-alert'><p>Callout</p></div>",
    "<div class='callout warning' role=note>Callout</div>",
    "<div class=alert aria-live=off>Callout</div>",
  ])("the box %s is part of the text", (callout) => {
    expect(drawPage(`<main>${callout}${text}</main>`).textContent).toContain("Callout");
  });

  test.each([
    "<div role=alert>Report</div>",
    "<div class='messages messages--status'>Report</div>",
    "<div data-drupal-messages>Report</div>",
    "<div class='alert' role=status>Report</div>",
    "<div class='alert' aria-live=polite>Report</div>",
    "<div class='alert alert-dismissible'>Report</div>",
    "<div class=alert>Report <button data-bs-dismiss=alert>x</button></div>",
    "<div class=alert>Report <a class=close href='#'>x</a></div>",
  ])("the box %s is a report, which is removed unless the page would be empty", (report) => {
    const shown = (body: string) => drawPage(body).textContent;
    expect(shown(`<main>${report}${text}</main>`)).toBe("The text of the page.");
    expect(shown(`<main>${report}</main>`)).toContain("Report");
    expect(
      shown(`<nav>Menu</nav><main><h1>Title</h1>${report}</main><footer>Site</footer>`),
    ).toMatch(/^Title\s*Report/);
  });
});
