import "../../../src/elements/resource-library/resource-library.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { boxesOf } from "../../support/drawn-boxes.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { listCall, pageOf, suggestCall } from "./resource-page.ts";

cleanUpHostPage();

const results = (total: number) =>
  page.getByRole("heading", { name: `Results (${total.toLocaleString("en-US")})`, exact: true });
const keywordBox = () => page.getByRole("combobox", { name: "Search Keywords" });

async function show(
  answer: (query: URLSearchParams) => Response | Promise<Response>,
  table: object = {},
) {
  const queries: URLSearchParams[] = [];
  const backend = await serve({
    intercept: answerBy({
      [listCall]: ({ url }) => {
        const query = new URL(url).searchParams;
        queries.push(query);
        return answer(query);
      },
      // Typing requests suggestions unless the search is submitted immediately.
      [suggestCall]: () => Response.json(["battle cards", "battle plans"]),
      ...table,
    }),
  });
  return { queries, element: place("resource-library", backend) };
}

test("2 §2: a box shows the name, the type in brackets, a list of files that opens, and the last change", async () => {
  await show(() => pageOf(["One"]));
  await expect.element(results(1)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "One [Brochure]" })).toBeVisible();
  await expect.element(page.getByText("Last Updated: 01/05/2026")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "One.pdf" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "View Files of One" }).click();
  await expect.element(page.getByRole("link", { name: "One.pdf" })).toBeVisible();
  await expect
    .element(page.getByRole("navigation", { name: "Pages of results" }))
    .not.toBeInTheDocument();
});

test("a resource is a row: on a wide page its parts are columns, on a phone they are below each other", async () => {
  document.body.style.inlineSize = "1280px";
  const { element } = await show(() => pageOf(["One", "A name of two lines ".repeat(6).trim()]));
  await expect.element(results(2)).toBeVisible();
  const parts = [
    "resource-type",
    "resource-updated",
    "resource-files .disclosure-button",
    "resource-files .button",
  ];
  const leftsOf = (part: string) => boxesOf(element, part).map(({ left }) => Math.round(left));
  for (const part of parts) expect(new Set(leftsOf(part)).size, part).toBe(1);
  const lefts = ["resource-name", ...parts].map((part) => leftsOf(part)[0] ?? Number.NaN);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  expect(boxesOf(element, "resource")[0]?.height).toBeLessThanOrEqual(60);

  document.body.style.inlineSize = "360px";
  await expect.poll(() => boxesOf(element, "resource")[0]?.height).toBeGreaterThan(80);
  const tops = ["resource-name", "resource-updated", "resource-files .disclosure-button"].map(
    (part) => boxesOf(element, part)[0]?.top ?? Number.NaN,
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test("Q11: one click downloads the only file of a resource, and a refusal by the server is shown at the file", async () => {
  expectLog("token-missing");
  const rows = [
    { name: "One", attachment: ["/files/One.pdf"] },
    { name: "Two", attachment: ["/files/two.pdf"] },
    { name: "Away", attachment: ["https://files.example/a.pdf"] },
    { name: "Bad", attachment: ["javascript:alert(1)"] },
    { name: "Many", attachment: ["/files/a.pdf", "/files/b.pdf", "/files/c.pdf"] },
  ];
  await show(() => pageOf([], { rows }), {
    "GET /files/One.pdf": () => new Response("%PDF"),
    "GET /files/two.pdf": () => new Response("", { status: 401 }),
  });
  await page.getByRole("button", { name: "Download One.pdf" }).click();
  await expect.element(page.getByText("Downloaded One.pdf")).toBeInTheDocument();
  await page.getByRole("button", { name: "Download two.pdf" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("You are not signed in.");
  const card = page.getByRole("listitem").filter({ hasText: "Two" });
  await expect.element(card.getByRole("alert")).toBeVisible();
  // The list of files does not repeat the message.
  await page.getByRole("button", { name: "View Files of Two" }).click();
  expect(page.getByRole("alert").elements()).toHaveLength(1);
  await expect
    .element(page.getByRole("link", { name: "Open a.pdf (opens in a new tab)" }))
    .toHaveAttribute("href", "https://files.example/a.pdf");
  await expect.element(page.getByText("3 files", { exact: true })).toBeVisible();
  expect(page.getByRole("button", { name: /^Download/ }).elements()).toHaveLength(2);
});

test("A15: each of several files is downloaded by its link, and a 401 is shown at its own file", async () => {
  expectLog("token-missing");
  const files = ["/files/one.pdf", "/files/two.pdf"];
  await show(() => pageOf([], { rows: [{ name: "One", attachment: files }] }), {
    "GET /files/one.pdf": () => new Response("%PDF"),
    "GET /files/two.pdf": () => new Response("", { status: 401 }),
  });
  await page.getByRole("button", { name: "View Files of One" }).click();
  await page.getByRole("link", { name: "one.pdf" }).click();
  await expect.element(page.getByText("Downloaded one.pdf")).toBeInTheDocument();
  await page.getByRole("link", { name: "two.pdf" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("You are not signed in.");
  const file = page.getByRole("link", { name: "two.pdf" }).element().closest("li");
  expect(file?.textContent).toContain("You are not signed in.");
});

test("Q11: the toggle reads 'View Files', byte for byte; the number of files is beside it", async () => {
  const rows = [
    { name: "One", attachment: ["/files/a.pdf"] },
    { name: "Many", attachment: ["/files/a.pdf", "/files/b.pdf", "/files/c.pdf"] },
  ];
  await show(() => pageOf([], { rows }));
  const toggle = (name: string) => page.getByRole("button", { name, exact: true });
  await expect.element(toggle("View Files of Many")).toBeVisible();
  for (const name of ["One", "Many"]) {
    expect(toggle(`View Files of ${name}`).element().textContent).toBe("View Files");
  }
  const count = page.getByText("3 files", { exact: true }).element();
  expect(count.closest("button")).toBeNull();
  const [line, other] = [toggle("View Files of Many").element(), count].map((part) =>
    part.getBoundingClientRect(),
  );
  expect(Math.abs((line?.top ?? 0) - (other?.top ?? 9))).toBeLessThanOrEqual(1);
  expect(page.getByText(/\bfiles?$/).elements()).toHaveLength(1);
});

/** Returns the direction of a button's arrow: most of its line is at the head. */
function arrowIn(button: Element): "up" | "down" {
  const path = button.querySelector("path");
  if (path === null) throw new Error("The button has no arrow.");
  const length = path.getTotalLength();
  const heights = Array.from(
    { length: 101 },
    (_, at) => path.getPointAtLength((length * at) / 100).y,
  );
  const middle = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  return middle < 8 ? "up" : "down";
}

test("Q7: the button names the order, with an arrow", async () => {
  await show(() => pageOf(["One"]));
  const ascending = page.getByRole("button", { name: "Sort by name, A to Z" });
  await expect.element(ascending).toHaveTextContent("AZ");
  expect(arrowIn(ascending.element())).toBe("up");
  await ascending.click();
  const button = page.getByRole("button", { name: "Sort by name, Z to A" });
  await expect.element(button).toHaveTextContent("ZA");
  expect(arrowIn(button.element())).toBe("down");
});

test("Q8: five page numbers are shown around the current one; focus moves to the start of the new page", async () => {
  const { queries, element } = await show(() => pageOf(["One"], { total: 1200 }));
  const pages = page.getByRole("navigation", { name: "Pages of results" });
  await pages.getByRole("button", { name: "Page 5" }).click();
  await expect
    .element(pages.getByRole("button", { name: "Page 5" }))
    .toHaveAttribute("aria-current", "page");
  const numbers = pages.getByRole("button", { name: /^Page / }).elements();
  expect(numbers.map(({ ariaLabel }) => ariaLabel)).toEqual(
    [3, 4, 5, 6, 7].map((number) => `Page ${number}`),
  );
  await expect.poll(() => queries.at(-1)?.get("page")).toBe("4");
  const focused = () => element.shadowRoot?.activeElement?.textContent;
  await expect.poll(focused).toBe("Results (1,200)");
});

test("B12, Q14: words from a suggestion, and types, without counts, filter; Clear removes both", async () => {
  const { queries, element } = await show(() => pageOf(["One"]));
  const clear = page.getByRole("button", { name: "Clear", exact: true });
  const type = page.getByRole("checkbox", { name: "Brochure", exact: true });
  await type.click();
  await keywordBox().fill("batt");
  await page.getByRole("option", { name: "battle plans" }).click();
  await expect.element(keywordBox()).toHaveValue("battle plans");
  await expect.poll(() => queries.at(-1)?.get("keyword")).toBe("battle plans");
  expect(queries.at(-1)?.getAll("filters[collateral_type][]")).toEqual(["8"]);
  await clear.click();
  await expect.element(type).not.toBeChecked();
  await expect.element(keywordBox()).toHaveValue("");
  expect(element.shadowRoot?.activeElement).toBe(keywordBox().element());
  await expect.element(clear).not.toBeInTheDocument();
});

test("Q11, M8: an external file opens a new tab, and an unsafe address is plain text", async () => {
  const attachment = ["https://files.example/a.pdf", "javascript:alert(1)"];
  await show(() => pageOf([], { rows: [{ name: "One", attachment }] }));
  await page.getByRole("button", { name: "View Files of One" }).click();
  const link = page.getByRole("link", { name: "a.pdf (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(page.getByText("javascript:alert(1)")).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(1);
});

test("without rows, the server's message is shown, sanitised, or else a default text", async () => {
  const { element } = await show((query) =>
    pageOf([], {
      message: query.get("keyword") ? null : "<b>Moved</b> away<script>alert(1)</script>",
    }),
  );
  await expect.element(page.getByText("Moved away")).toBeVisible();
  expect(element.shadowRoot?.querySelector("script")).toBeNull();
  await keywordBox().fill("x");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Try other words or another collateral type.")).toBeVisible();
  await expect.element(page.getByText("No resources found.").first()).toBeInTheDocument();
  await page.getByRole("button", { name: "Show all resources" }).click();
  await expect.element(page.getByText("Moved away")).toBeVisible();
  await expect
    .element(page.getByText("Try other words or another collateral type."))
    .not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.localName).toMatch(/^h\d$/);
});

test("a failure is reported; Try again repeats the request", async () => {
  expectLog("resources-failed: 502");
  const { queries } = await show(() =>
    queries.length === 1 ? new Response("", { status: 502 }) : pageOf(["One"]),
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent("An error has occurred.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(results(1)).toBeVisible();
});
