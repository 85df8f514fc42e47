import { expect, onTestFinished, test, vi } from "vitest";
import { configure } from "../../../../src/core/index.ts";
import { cleanUpHostPage, place, serve } from "../../../support/host-page.ts";
import { defineProbe } from "../probe.tsx";

cleanUpHostPage();
const models = defineProbe("scout-config-probe");
const configOfLast = () => models.at(-1)?.context.core.config;

/** Adds a block of configuration to the page until the end of the test. */
function addBlock(json: string): void {
  const block = document.createElement("script");
  block.type = "application/json";
  block.dataset.scoutConfig = "";
  block.textContent = json;
  document.head.append(block);
  onTestFinished(() => block.remove());
}

test("the configuration merges defaults, a block of the page, configure and attributes, in this order", async () => {
  const backend = await serve();
  place("scout-config-probe", backend);
  expect(configOfLast()).toMatchObject({ brand: "sandler", productName: "Scout", csrf: false });

  addBlock(`{"brand":"block","productName":"Block","csrf":true,"__proto__":{"csrf":1}}`);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  place("scout-config-probe", backend);
  expect(configOfLast()).toMatchObject({ brand: "block", productName: "Block", csrf: true });

  configure({ brand: "configured", siteFamily: ["a.example"] });
  expect(configOfLast()).toMatchObject({ brand: "configured", productName: "Block" });

  place("scout-config-probe", backend, { brand: "attribute" });
  expect(configOfLast()).toMatchObject({ brand: "attribute", siteFamily: ["a.example"] });
  addBlock(`{"brand":"sandler","productName":"Scout","csrf":false}`);
  place("scout-config-probe", backend);
  expect(configOfLast()).toMatchObject({ brand: "configured", productName: "Scout", csrf: false });
  await expect
    .poll(() => warn.mock.calls.map(String).filter((line) => line.includes("config-")))
    .toEqual(["[scout-elements] config-ignored: __proto__"]);
});

test("a block that a script adds contains its configuration in the attribute, and a later block overrides it", async () => {
  const block = document.createElement("script");
  block.type = "application/json";
  block.dataset.scoutConfig = '{"brand":"attribute of the block"}';
  document.head.append(block);
  onTestFinished(() => block.remove());
  const backend = await serve();
  place("scout-config-probe", backend);
  expect(configOfLast()).toMatchObject({ brand: "attribute of the block" });
  // The page remembers the blocks that it has read, so the last one restores the default for other tests.
  addBlock(`{"brand":"sandler"}`);
  place("scout-config-probe", backend);
  expect(configOfLast()).toMatchObject({ brand: "sandler" });
});

test("unknown keys and values of the wrong type are ignored with one warning that names them", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const odd: object = { colour: "red", csrf: "yes", getToken: "a string", apiBse: "/x" };
  configure(odd);
  configure(odd);
  place("scout-config-probe", await serve());
  await expect
    .poll(() => warn.mock.calls.map(String))
    .toEqual([
      "[scout-elements] config-ignored: colour",
      "[scout-elements] config-ignored: csrf",
      "[scout-elements] config-ignored: getToken",
      "[scout-elements] config-ignored: apiBse; did you mean apiBase?",
    ]);
  expect(configOfLast()).toMatchObject({ csrf: false, getToken: null });
});

test("a function that is configured later restarts no element, and is called from then on", async () => {
  const getToken = vi.fn(() => Promise.resolve(null));
  place("scout-config-probe", await serve());
  const model = models.at(-1);
  configure({ getToken });
  expect(models.at(-1)).toBe(model);
  await model?.context.core.session.usableToken();
  expect(getToken).toHaveBeenCalledTimes(1);
  configure({ getToken: null });
});
