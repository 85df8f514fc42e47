import { assert } from "chai";
import { editorOutputs, type SavedText } from "./support/editor-outputs.ts";
import { openPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { settle, waitFor } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

const autoload = '<script type="module" src="/cdn/autoload.js"></script>';

for (const { name, version, saved } of editorOutputs) {
  test(`in each form that ${name} ${version} saves, the element starts or not, as recorded`, async () => {
    const texts = Object.entries(saved).flatMap(([form, ways]) =>
      Object.entries(ways).map(([way, text]: [string, SavedText]) => ({
        what: `${form}, ${way}`,
        ...text,
      })),
    );
    const page = await openPage({ head: autoload });
    page.add(texts.map(({ html }) => `<section>${html}</section>`).join(""));
    const sections = [...page.document.querySelectorAll("section")];
    const upgraded = () =>
      texts.map(({ what }, index) => {
        const element = sections[index]?.querySelector("scout-lookup:defined");
        const given = ["address", "routing"].map((attribute) => element?.getAttribute(attribute));
        return [what, given.join() === "12 Oak Street,none"];
      });
    const recorded = texts.map(({ what, isKept }) => [what, isKept]);
    await waitFor("recorded number of elements", () => {
      const count = upgraded().filter(([, isUpgraded]) => isUpgraded).length;
      return count >= recorded.filter(([, isKept]) => isKept).length;
    });
    await settle();
    assert.deepEqual(upgraded(), recorded, "forms that become the element");
    assert.deepEqual([page.recorder.errors, page.recorder.said], [[], []], "errors and console");
  });
}
