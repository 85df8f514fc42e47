import { expect, test, vi } from "vitest";
import { configure } from "../../../src/core/index.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { defineProbe } from "./probe.tsx";

cleanUpHostPage();
const models = defineProbe();
const configOfLast = () => models.at(-1)?.context.core.config;

test("defaults, then a block of the page, then configure, then attributes", async () => {
  const backend = await serve();
  place("scout-probe", backend);
  expect(configOfLast()).toMatchObject({ brand: "sandler", productName: "Scout", csrf: false });

  const block = document.createElement("script");
  block.type = "application/json";
  block.dataset.scoutConfig = "";
  block.textContent = `{"brand":"block","productName":"Block","csrf":true,"__proto__":{"csrf":1}}`;
  document.head.append(block);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  place("scout-probe", backend);
  expect(configOfLast()).toMatchObject({ brand: "block", productName: "Block", csrf: true });

  configure({ brand: "configured", siteFamily: ["a.example"] });
  expect(configOfLast()).toMatchObject({ brand: "configured", productName: "Block" });

  place("scout-probe", backend, { brand: "attribute" });
  expect(configOfLast()).toMatchObject({ brand: "attribute", siteFamily: ["a.example"] });
  block.remove();
  expect(warn.mock.calls.map(String)).toEqual(["[scout-elements] config-ignored: __proto__"]);
});

test("what is unknown or of the wrong type is ignored with one warning that names it", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const odd: object = { colour: "red", csrf: "yes", getToken: "a string" };
  configure(odd);
  configure(odd);
  place("scout-probe", await serve());
  expect(warn.mock.calls.map(String)).toEqual([
    "[scout-elements] config-ignored: colour",
    "[scout-elements] config-ignored: csrf",
    "[scout-elements] config-ignored: getToken",
  ]);
  expect(configOfLast()).toMatchObject({ csrf: true, getToken: null });
});

test("a function given later starts no element anew, and is asked from then on", async () => {
  const getToken = vi.fn(() => Promise.resolve(null));
  place("scout-probe", await serve());
  const model = models.at(-1);
  configure({ getToken });
  expect(models.at(-1)).toBe(model);
  await model?.context.core.session.usableToken();
  expect(getToken).toHaveBeenCalledTimes(1);
  configure({ getToken: null });
});
