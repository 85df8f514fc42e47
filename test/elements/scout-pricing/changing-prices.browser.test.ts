import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { rows, searchOf } from "./searches.ts";

cleanUpHostPage();

const told = "$50/mo for 12 months, then $80";
const promo = {
  ...{ ...rows.internet, promo_months: 12, after_mrc: 80 },
  pricing_details: `<b>${told}</b>`,
};
const onlyTold = { ...rows.faster, pricing_details: "Introductory price" };

test("L26: the proposal has the details of a price, the price in each part of the term, and their total", async () => {
  await openBuilder(searchOf([promo, onlyTold]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await expect.poll(() => agent.amount("Total over 36 months")).toBe("$2,520.00");
  expect(agent.amount("Monthly in months 1 to 12")).toBe("$50.00");
  expect(agent.amount("Monthly in months 13 to 36")).toBe("$80.00");
  await expect.element(agent.proposal().getByRole("listitem").first()).toHaveTextContent(told);
  // On paper the figure names its months, and the later price is below.
  const printed = () => agent.proposal().element().querySelector(".printed-figures");
  expect(printed()?.textContent).toContain("Monthly in months 1 to 12$50.00");
  expect(printed()?.nextElementSibling?.textContent).toBe("Monthly in months 13 to 36: $80.00.");
  await agent.radio("Internet 500").click();
  await expect
    .poll(() => agent.amount("Total over 36 months, if the price stays"))
    .toBe("$2,980.00");
  await expect
    .element(agent.proposal().getByRole("listitem").first())
    .toHaveTextContent("Introductory price");
  // On paper the condition is in the label and below.
  expect(printed()?.textContent).toContain("Total over 36 months, if the price stays$2,980.00");
  expect(printed()?.nextElementSibling?.textContent).toBe(
    "The total over the term applies if the price stays.",
  );
});

test("L26: the comparison has the details of each price, and says where a total applies only if the price stays", async () => {
  await openBuilder(searchOf([promo, onlyTold]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 500").click();
  await agent.keep().click();
  await agent.radio("Internet 100").click();
  const [kept, current] = agent.comparison().getByRole("list").first().element().children;
  await expect.poll(() => current?.textContent).toContain("Total over 36 months$2,520.00");
  expect(current?.textContent).toContain(told);
  expect(current?.textContent).toContain("Monthly in months 13 to 36$80.00");
  // The other total is assumed, and so is the difference.
  expect(current?.textContent).toContain("−$460.00 (−15.4%)If the price stays");
  expect(kept?.textContent).toContain("Introductory price");
  expect(kept?.textContent).toContain("Total over 36 months$2,980.00If the price stays");
  expect(kept?.textContent).toContain("Per month with install$82.78If the price stays");
});

test("L26: the board has the details of each price, and says where a total applies only if the price stays", async () => {
  const other = { ...promo, id: "other", terms: ["12"], title: "Other", pricing_details: null };
  await openBuilder(
    searchOf([promo, onlyTold, other], {
      term: [
        { value: "36", label: "36 Months" },
        { value: "12", label: "12 Months" },
      ],
    }),
  );
  const list = page.getByRole("table", { name: "Price board" });
  await expect.element(list).toBeVisible();
  const button = list.getByRole("button", { name: /Internet 500 of Acme, 36 Months/ });
  await expect.element(button).toHaveAccessibleDescription("Introductory price");
  const rowOf = (text: string) => list.getByRole("row").filter({ hasText: text });
  await expect
    .element(rowOf("Internet 500").first())
    .toHaveTextContent(/\$2,980\.00if the price stays$/);
  await expect.element(rowOf(told).first()).toHaveTextContent(/\$2,520\.00$/);
  await page.getByRole("tab", { name: "Matrix" }).click();
  const cell = page.getByRole("grid", { name: "Price board" }).getByRole("button").first();
  await expect.element(cell).toBeVisible();
  await expect.element(page.getByRole("grid", { name: "Price board" })).toHaveTextContent(told);
});
