import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Act } from "../../../../src/core/internal.ts";
import { signal } from "../../../../src/core/signals.ts";
import { openPalette } from "../../../../src/elements/host/page/palette.ts";
import { writing } from "../../../support/english-writing.ts";
import { deferred } from "../../../support/fake-ports.ts";

const inEnglish = { formatting: signal(writing), direction: signal("ltr" as const) };

const palette = page.getByRole("dialog", { name: "Commands" });
const active = () =>
  palette
    .getByRole("option")
    .elements()
    .flatMap((option) =>
      option.getAttribute("aria-selected") === "true" ? [option.textContent] : [],
    );

/** Opens the palette with an action of its own, and with providers that arrive when the test says so. */
async function open() {
  const element = document.createElement("div");
  element.attachShadow({ mode: "open" });
  document.body.append(element);
  onTestFinished(() => element.remove());
  const ran: string[] = [];
  const act = (name: string): Act => ({ name, run: () => ran.push(name) });
  const arrival = deferred<readonly Act[]>();
  const groups = [
    { name: "Providers", acts: [], isSearched: true, later: () => arrival.promise },
    { name: "Go to", acts: [act("Comments"), act("Compare")] },
  ];
  openPalette(element, Promise.resolve(groups), inEnglish);
  await expect.element(palette.getByRole("option", { name: "Compare" })).toBeVisible();
  return { ran, arrive: () => arrival.resolve([act("Comcast"), act("Frontier")]) };
}

test("X7: actions that arrive later get their place, and the active one stays", async () => {
  const { ran, arrive } = await open();
  await userEvent.keyboard("com{ArrowDown}");
  expect(active()).toEqual(["Compare"]);
  arrive();
  await expect.element(palette.getByRole("option", { name: "Comcast" })).toBeVisible();
  expect(active()).toEqual(["Compare"]);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(active()).toEqual(["Comcast"]);
  await userEvent.keyboard("{Enter}");
  expect(ran).toEqual(["Comcast"]);
});

test("X7: actions that arrive after the palette is closed are not drawn", async () => {
  const { arrive } = await open();
  await userEvent.keyboard("{Escape}");
  arrive();
  await expect.element(palette).not.toBeInTheDocument();
});
