import "../../../src/elements/resource-library/resource-library.ts";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";

cleanUpHostPage();

const listCall = "GET /api/v1/resource-library";
const suggestCall = "GET /api/v1/resource-library/autocomplete";
const results = (total: number) =>
  page.getByRole("heading", { name: `Results (${total})`, exact: true });
const keywordBox = () => page.getByRole("combobox", { name: "Search Keywords" });

/** One page with rows of these names, the same for every query. */
function pageOf(names: readonly string[], more: object = {}): Response {
  return Response.json({
    rows: names.map((name) => ({
      name,
      collateral_type: "Brochure",
      attachment: [`/files/${encodeURIComponent(name)}.pdf`],
      updated_at: "2026-01-05",
    })),
    total: names.length,
    limit: 25,
    page: 0,
    filter_options: { collateral_type: [{ value: "8", label: "Brochure" }] },
    message: null,
    ...more,
  });
}

async function show(
  answer: (query: URLSearchParams) => Response | Promise<Response>,
  { attributes = {}, table = {} }: { attributes?: Record<string, string>; table?: object } = {},
) {
  const queries: URLSearchParams[] = [];
  const backend = await serve({
    intercept: answerBy({
      [listCall]: ({ url }) => {
        const query = new URL(url).searchParams;
        queries.push(query);
        return answer(query);
      },
      // Typed words are looked up when the search is not sent at once.
      [suggestCall]: () => Response.json([]),
      ...table,
    }),
  });
  return { backend, queries, element: place("resource-library", backend, attributes) };
}

test("2 §2: a box has the name, the type in brackets, expandable files and the last change", async () => {
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

test("files and dates of neighbours are level, however long their names are", async () => {
  document.body.style.inlineSize = "1000px";
  const { element } = await show(() => pageOf(["One", "A name of two lines ".repeat(4).trim()]));
  await expect.element(results(2)).toBeVisible();
  const topsOf = (name: string) =>
    [...(element.shadowRoot?.querySelectorAll(name) ?? [])].map(
      (part) => part.getBoundingClientRect().top,
    );
  for (const name of [".resource", ".resource-files", ".resource-updated"]) {
    const [one, other] = topsOf(name);
    expect(one, name).toBeDefined();
    expect(one, name).toBe(other);
  }
});

test("Q11: the only file of a resource is downloaded by one press, and what the server refuses is said there", async () => {
  expectLog("token-missing");
  const rows = [
    { name: "One", attachment: ["/files/One.pdf"] },
    { name: "Two", attachment: ["/files/two.pdf"] },
    { name: "Away", attachment: ["https://files.example/a.pdf"] },
    { name: "Bad", attachment: ["javascript:alert(1)"] },
    { name: "Many", attachment: ["/files/a.pdf", "/files/b.pdf", "/files/c.pdf"] },
  ];
  await show(() => pageOf([], { rows }), {
    table: {
      "GET /files/One.pdf": () => new Response("%PDF"),
      "GET /files/two.pdf": () => new Response("", { status: 401 }),
    },
  });
  await page.getByRole("button", { name: "Download One.pdf" }).click();
  await expect.element(page.getByText("Downloaded One.pdf")).toBeInTheDocument();
  await page.getByRole("button", { name: "Download two.pdf" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("You are not signed in.");
  const card = page.getByRole("listitem").filter({ hasText: "Two" });
  await expect.element(card.getByRole("alert")).toBeVisible();
  // Open files do not say it twice.
  await page.getByRole("button", { name: "View Files of Two" }).click();
  expect(page.getByRole("alert").elements()).toHaveLength(1);
  await expect
    .element(page.getByRole("link", { name: "Open a.pdf (opens in a new tab)" }))
    .toHaveAttribute("href", "https://files.example/a.pdf");
  await expect.element(page.getByText("3 files", { exact: true })).toBeVisible();
  expect(page.getByRole("button", { name: /^Download/ }).elements()).toHaveLength(2);
});

test("ZC8: the toggle reads 'View Files', byte for byte; the count of several files is beside it", async () => {
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

/** Where the arrow of a button points: most of its line is at the head. */
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

test("Q7, Q13: the order is reversed, named by the button, and starts at the first page", async () => {
  const { queries } = await show(() => pageOf(["One"], { total: 60 }));
  await page.getByRole("button", { name: "Page 3" }).click();
  const ascending = page.getByRole("button", { name: "Sort by name, A to Z" });
  await expect.element(ascending).toHaveTextContent("AZ");
  expect(arrowIn(ascending.element())).toBe("up");
  await ascending.click();
  const button = page.getByRole("button", { name: "Sort by name, Z to A" });
  await expect.element(button).toHaveTextContent("ZA");
  expect(arrowIn(button.element())).toBe("down");
  await expect.poll(() => queries.length).toBe(3);
  expect(queries.map((query) => [query.get("order_by"), query.get("page")])).toEqual([
    ["ASC", "0"],
    ["ASC", "2"],
    ["DESC", "0"],
  ]);
});

test("Q8: five pages around the current one; the focus moves to the beginning of the new page", async () => {
  const { queries, element } = await show(() => pageOf(["One"], { total: 1200 }));
  const pages = page.getByRole("navigation", { name: "Pages of results" });
  await pages.getByRole("button", { name: "Page 5" }).click();
  await expect
    .element(pages.getByRole("button", { name: "Page 5" }))
    .toHaveAttribute("aria-current", "page");
  const numbers = pages.getByRole("button", { name: /^Page / }).elements();
  expect(numbers.map(({ textContent }) => textContent)).toEqual(
    [3, 4, 5, 6, 7].map((number) => `Page ${number}`),
  );
  await expect.poll(() => queries.at(-1)?.get("page")).toBe("4");
  const focused = () => element.shadowRoot?.activeElement?.textContent;
  await expect.poll(focused).toBe("Results (1200)");
});

test("B12, Q14: collateral types filter, without counts, and Clear removes everything", async () => {
  const { queries, element } = await show(() => pageOf(["One"]));
  const clear = page.getByRole("button", { name: "Clear", exact: true });
  await expect.element(clear).not.toBeInTheDocument();
  await page.getByRole("checkbox", { name: "Brochure", exact: true }).click();
  await keywordBox().fill("sd wan");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => queries.at(-1)?.get("keyword")).toBe("sd wan");
  expect(queries.at(-1)?.getAll("filters[collateral_type][]")).toEqual(["8"]);
  await clear.click();
  await expect.element(page.getByRole("checkbox", { name: "Brochure" })).not.toBeChecked();
  await expect.element(keywordBox()).toHaveValue("");
  expect(element.shadowRoot?.activeElement).toBe(keywordBox().element());
  await expect.poll(() => queries.at(-1)?.getAll("filters[collateral_type][]")).toEqual([]);
});

test("2 §2: a chosen suggestion is searched", async () => {
  const suggested: (string | null)[] = [];
  const { queries } = await show(() => pageOf(["One"]), {
    table: {
      [suggestCall]: ({ url }: Request) => {
        suggested.push(new URL(url).searchParams.get("keyword"));
        return Response.json(["battle cards", "battle plans"]);
      },
    },
  });
  await keywordBox().fill("batt");
  await page.getByRole("option", { name: "battle plans" }).click();
  await expect.element(keywordBox()).toHaveValue("battle plans");
  await expect.poll(() => queries.at(-1)?.get("keyword")).toBe("battle plans");
  expect(suggested).toEqual(["batt"]);
});

test("Q9: a slow earlier request is aborted; the answer to the last search is shown", async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { backend } = await show(async (query) => {
    if (query.get("keyword") !== "slow") return pageOf([query.get("keyword") ?? "All"]);
    await slow;
    return pageOf(["Late"]);
  });
  await keywordBox().fill("slow");
  await userEvent.keyboard("{Enter}");
  await keywordBox().fill("quick");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "quick [Brochure]" })).toBeVisible();
  release();
  await vi.waitFor(() => expect(backend.aborted()).toBeGreaterThanOrEqual(1));
  await expect.element(page.getByRole("heading", { name: "quick [Brochure]" })).toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: "Late [Brochure]" }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("Q11: a file is saved by a call with the token, and reported; so is a missing one", async () => {
  expectLog("file-download-failed: 404");
  const names = { "GET /files/One.pdf": () => new Response("%PDF") };
  const heard = listen("scout-file-downloaded");
  await show(
    () =>
      pageOf([], { rows: [{ name: "One", attachment: ["/files/One.pdf", "/files/lost.pdf"] }] }),
    { table: { ...names, "GET /files/lost.pdf": () => new Response("{}", { status: 404 }) } },
  );
  await page.getByRole("button", { name: "View Files of One" }).click();
  await page.getByRole("link", { name: "One.pdf" }).click();
  await expect.element(page.getByText("Downloaded One.pdf")).toBeInTheDocument();
  expect(heard.map(({ detail }) => detail.name)).toEqual(["One.pdf"]);
  expect(heard[0]?.detail.uri).toBe(`${window.location.origin}/files/One.pdf`);
  await page.getByRole("link", { name: "lost.pdf" }).click();
  await expect
    .element(page.getByText("The requested file could not be found."))
    .toBeInTheDocument();
  expect(heard).toHaveLength(1);
});

test("ZB9: a download that is answered 401 says so at its own file", async () => {
  expectLog("token-missing");
  const files = ["/files/one.pdf", "/files/two.pdf"];
  await show(() => pageOf([], { rows: [{ name: "One", attachment: files }] }), {
    table: { "GET /files/two.pdf": () => new Response("", { status: 401 }) },
  });
  await page.getByRole("button", { name: "View Files of One" }).click();
  await page.getByRole("link", { name: "two.pdf" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("You are not signed in.");
  const file = page.getByRole("link", { name: "two.pdf" }).element().closest("li");
  expect(file?.textContent).toContain("You are not signed in.");
});

test("Q11, M8: an external file opens a new tab, and an unsafe address is plain text", async () => {
  await show(() =>
    pageOf([], {
      rows: [{ name: "One", attachment: ["https://files.example/a.pdf", "javascript:alert(1)"] }],
    }),
  );
  await page.getByRole("button", { name: "View Files of One" }).click();
  const link = page.getByRole("link", { name: "a.pdf (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(page.getByText("javascript:alert(1)")).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(1);
});

test("no rows: the server's message, sanitised, or a default text", async () => {
  const { element } = await show((query) =>
    pageOf([], {
      message: query.get("keyword") ? null : "<b>Moved</b> away<script>alert(1)</script>",
    }),
  );
  await expect.element(page.getByText("Moved away")).toBeVisible();
  expect(element.shadowRoot?.querySelector("script")).toBeNull();
  await keywordBox().fill("x");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("No resources were found.").last()).toBeVisible();
  await expect.element(page.getByText("Try other words or another type.")).toBeVisible();
  await page.getByRole("button", { name: "Show all resources" }).click();
  await expect.element(page.getByText("Moved away")).toBeVisible();
  await expect.element(page.getByText("Try other words or another type.")).not.toBeInTheDocument();
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

test("Q10: the attribute is the initial keyword", async () => {
  const { queries, element } = await show(() => pageOf(["One"]), {
    attributes: { keyword: "battle" },
  });
  await expect.element(keywordBox()).toHaveValue("battle");
  await expect.element(results(1)).toBeVisible();
  expect(queries.map((query) => query.get("keyword"))).toEqual(["battle"]);
  element.setAttribute("keyword", "brochure");
  await expect.poll(() => queries.at(-1)?.get("keyword")).toBe("brochure");
});
