import "../../../src/elements/content-page/content-page.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage, stopClock } from "../../support/host-page.ts";
import { pageAnswer, showContent } from "./site-content.ts";

cleanUpHostPage();

const count = 2000;
const words = "words that make the page as long as a report that many people wrote";
const sections = Array.from(
  { length: count },
  (_, at) => `<section><h2 id="s${at}">Section ${at}</h2><p>Number ${at}: ${words}.</p></section>`,
);
const longPage = `<main><h1>Long</h1><p><a href="#s1990">Near the end</a></p>${sections.join("")}</main>`;

/** Shows a long page of which only the beginning is drawn until the clock advances. */
async function showBeginning() {
  const clock = stopClock();
  const { root } = await showContent(() => pageAnswer(longPage));
  const drawn = (at: number) => page.getByRole("heading", { name: `Section ${at}`, exact: true });
  await expect.element(drawn(0)).toBeVisible();
  return { clock, root, drawn };
}

test("the beginning of a long page is drawn first; the rest is text that the browser's search finds", async () => {
  const { drawn, root } = await showBeginning();
  expect(drawn(count - 1).query()).toBeNull();
  const later = [...root.querySelectorAll(".later")];
  for (const at of [1200, count - 1]) {
    const holder = later.find((one) => one.textContent?.includes(`Number ${at}: ${words}.`));
    expect(holder?.checkVisibility()).toBe(true);
  }
});

test("an anchor in a part that is not drawn yet is reached immediately", async () => {
  const { drawn, root } = await showBeginning();
  expect(drawn(1990).query()).toBeNull();
  await page.getByRole("link", { name: "Near the end" }).click();
  await expect.poll(() => root.activeElement).toBe(drawn(1990).query());
  await expect.element(drawn(1990)).toBeInViewport();
});

test("at the end, the whole page is drawn as it was written", async () => {
  const { clock, root } = await showBeginning();
  await expect
    .poll(async () => {
      await clock.advance(1000);
      return root.querySelectorAll("h3").length;
    })
    .toBe(count);
  const [, ...texts] = [...root.querySelectorAll(".page-body p")].map((one) => one.textContent);
  expect(texts).toEqual(sections.map((_, at) => `Number ${at}: ${words}.`));
});
