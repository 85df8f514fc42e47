import "../../../src/elements/site-search/site-search.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";

cleanUpHostPage();

const call = "GET /callback/site-search";
const two = [
  { title: "About &amp; more", link: "/about", description: "Who <b>we</b> are" },
  { title: "Elsewhere", link: "https://other.example/x" },
];
const none = page.getByText("Your search yielded no results.", { exact: true }).last();
const link = (name: string) => page.getByRole("link", { name, exact: true });

async function show(
  answer: (request: Request) => Response | Promise<Response>,
  attributes: Readonly<Record<string, string>> = { keys: "about" },
) {
  const backend = await serve({ intercept: answerBy({ [call]: answer }) });
  return { element: place("site-search", backend, attributes) };
}

test("1 §2: result links are listed in the server's order; their texts are plain text (D12)", async () => {
  const navigated = listen("scout-navigated");
  await show(() => Response.json(two));
  await expect.element(page.getByRole("list", { name: "Results" })).toBeVisible();
  expect(
    page
      .getByRole("link")
      .elements()
      .map((one) => one.textContent),
  ).toEqual(["About & more", "Elsewhere (opens in a new tab)"]);
  await expect.element(page.getByText("Who we are")).toBeVisible();
  await expect.element(page.getByText("About", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("status").filter({ hasText: "2 results" }))
    .toBeInTheDocument();
  await link("About & more").click();
  const href = new URL("/about", window.location.href).href;
  expect(navigated.map(({ detail }) => detail)).toEqual([{ href, replace: false, state: {} }]);
});

test("D5: without keys the screen has a box for them, and shows their results at once", async () => {
  const { element } = await show(() => Response.json(two), { keys: "", routing: "none" });
  await expect.element(none).toBeVisible();
  await expect.element(page.getByText("Enter a keyword or page title.")).toBeVisible();
  const box = page.getByRole("searchbox", { name: "Keywords" });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect.element(none).toBeVisible();
  await box.fill(" about ");
  await userEvent.keyboard("{Enter}");
  await expect.element(link("About & more")).toBeVisible();
  await expect.element(page.getByText("Showing results for about")).toBeVisible();
  expect(box.query()).toBeNull();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Search Results");
});

test("an empty result shows its text and a hint", async () => {
  await show(() => Response.json([]));
  await expect.element(none).toBeVisible();
  await expect.element(page.getByText(/^Check the spelling/)).toBeVisible();
});

test("M8: of 12,000 results the first 10,000 are listed, and the screen says so", async () => {
  const rows = Array.from({ length: 12_000 }, (_, at) => ({ title: `Page ${at}`, link: `/${at}` }));
  await show(() => Response.json({ data: { rows } }));
  const sentence = "Showing the first 10,000 of 12,000 results. Add words to narrow the search.";
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText("10,000 in this list")).toBeVisible();
  expect(page.getByRole("listitem").elements().length).toBeLessThan(300);
});

test("C12: a failure is reported; Try again repeats the search and moves focus to the heading", async () => {
  expectLog("site-search-failed: 500");
  let answer = () => new Response("", { status: 500 });
  const { element } = await show(() => answer());
  await expect.element(page.getByRole("alert")).toHaveTextContent("An error has occurred.");
  answer = () => Response.json(two);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(link("About & more")).toBeVisible();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Search Results");
});
