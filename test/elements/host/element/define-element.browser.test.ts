import * as react from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../../src/core/index.ts";
import { expectLog } from "../../../support/expected-log.ts";
import { cleanUpHostPage, listen, next, place, serve } from "../../../support/host-page.ts";
import { listenToErrors } from "../../../support/listen-to-errors.ts";
import { defineProbe } from "../probe.tsx";

cleanUpHostPage();
const models = defineProbe();

test("a screen that throws shows an error, is reported once, and does not affect its neighbor", async () => {
  expectLog("Error: The probe was told to.", "screen-failed: The probe was told to.");
  const backend = await serve();
  const failed = listen("scout-failed");
  place("scout-probe", backend, { label: "throw" });
  place("scout-probe", backend, { label: "Neighbour" });
  await expect.element(page.getByRole("button", { name: "Neighbour" })).toBeVisible();
  await expect.element(page.getByText("An error has occurred.")).toBeVisible();
  expect(failed).toHaveLength(1);
  expect(failed[0]?.detail).toMatchObject({ message: "An error has occurred." });
});

test("the console has the error of a screen with its stack, except with Preact, which logs none", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  place("scout-probe", await serve(), { label: "throw" });
  await expect.element(page.getByText("An error has occurred.")).toBeVisible();
  const logged = error.mock.calls.flat().filter((word) => word instanceof Error);
  const messages = "version" in react ? ["The probe was told to."] : [];
  expect(logged.map(({ message }) => message)).toEqual(messages);
});

test("interface: Configuration: onEvent receives the events, and the element ignores errors that it throws", async () => {
  expectLog("on-event-failed: Error: The analytics are broken.");
  const heard: unknown[] = [];
  const uncaught = listenToErrors();
  configure({
    onEvent(event) {
      heard.push(event);
      throw new Error("The analytics are broken.");
    },
  });
  await next("scout-ready", place("scout-probe", await serve()));
  await expect
    .poll(() => heard)
    .toEqual([{ name: "scout-ready", element: "scout-probe", detail: {} }]);
  expect(uncaught).toEqual([]);
});

test("refresh() renders a failed screen again", async () => {
  expectLog("Error: The probe was told to.", "screen-failed: The probe was told to.");
  const element = place("scout-probe", await serve(), { label: "throw" });
  await expect.element(page.getByText("An error has occurred.")).toBeVisible();
  element.setAttribute("label", "Healed");
  Reflect.apply(Reflect.get(element, "refresh"), element, []);
  await expect.element(page.getByRole("button", { name: "Healed" })).toBeVisible();
  expect(models.at(-1)?.counts.refreshed).toBe(1);
});

test.each([
  ["", true],
  ["false", true],
  [null, false],
])("a boolean attribute of %j is %j", async (given, expected) => {
  const element = place("scout-probe", await serve());
  if (given !== null) element.setAttribute("loud", given);
  expect(Reflect.get(element, "loud")).toBe(expected);
  expect(models.at(-1)?.context.attributes.peek().loud).toBe(expected);
  element.removeAttribute("loud");
  expect(Reflect.get(element, "loud")).toBe(false);
});

test("a change of the API base creates another core and another model", async () => {
  const element = place("scout-probe", await serve());
  await next("scout-ready", element);
  const before = models.at(-1);
  element.setAttribute("brand", "other");
  expect(before?.counts.disposed).toBe(1);
  expect(models.at(-1)).not.toBe(before);
  expect(models.at(-1)?.context.core.config.brand).toBe("other");
  expect(models.at(-1)?.context.core.session).toBe(before?.context.core.session);
});

test("an element that is removed and added again restarts", async () => {
  const element = place("scout-probe", await serve());
  await next("scout-ready", element);
  element.remove();
  await Promise.resolve();
  expect(models.at(-1)?.counts.disposed).toBe(1);
  document.body.append(element);
  await expect.element(page.getByRole("button", { name: "Probe" })).toBeVisible();
  expect(models.at(-1)?.counts.disposed).toBe(0);
});

test("an element can be removed while React renders it", async () => {
  const element = place("scout-probe", await serve());
  element.addEventListener("scout-ready", () => element.remove());
  await next("scout-ready", element);
  await expect.poll(() => element.shadowRoot?.querySelector(".scout-frame")).toBeNull();
});

test("methods call the model, and do nothing if the element is not in the page", async () => {
  const element = place("scout-probe", await serve(), { label: "a" });
  expect(Reflect.apply(Reflect.get(element, "labelled"), element, ["b"])).toBe("ab");
  const loose = document.createElement("scout-probe");
  expect(Reflect.apply(Reflect.get(loose, "labelled"), loose, ["b"])).toBeUndefined();
});

test("notices of all elements appear in one region, and their button removes them", async () => {
  const backend = await serve();
  for (const label of ["one", "two"]) place("scout-probe", backend, { label });
  const [first, second] = models.slice(-2);
  first?.context.notify("success", "Saved.");
  second?.context.notify("warning", "<b>Not</b> saved.");
  await expect.element(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("<b>Not</b> saved.");
  expect(page.getByRole("region", { name: "Notices" }).elements()).toHaveLength(1);
  for (const name of ["1", "2", "3"]) first?.context.notify("success", name);
  await expect.element(page.getByText("3", { exact: true })).toBeVisible();
  await expect.poll(() => page.getByRole("button", { name: "Dismiss" }).elements()).toHaveLength(3);
  for (const button of page.getByRole("button", { name: "Dismiss" }).elements()) {
    if (button instanceof HTMLElement) button.click();
  }
  expect(page.getByRole("button", { name: "Dismiss" }).elements()).toHaveLength(0);
});
