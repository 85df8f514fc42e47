import { expect, test } from "vitest";
import { MarkedText } from "../../../src/elements/ui/marked-text.tsx";
import { SafeHtml } from "../../../src/elements/ui/safe-html.tsx";
import { mountUi } from "../../support/mount-ui.tsx";
import { textsBesideOthers, translatePage } from "../../support/translate-page.ts";
import { pieces } from "./all-pieces.tsx";

const base = "https://www.example.com/";

test.for(Object.entries(pieces))("W17: each text of %s is in an element of its own", ([, node]) => {
  const { shadow } = mountUi(node);
  expect(textsBesideOthers(shadow)).toEqual([]);
});

test("W17: marked words and foreign markup can change in a translated page", async () => {
  const draw = (words: string, html: string) => (
    <>
      <p>
        <MarkedText text="12 Main Street, Mainville" words={words} />
      </p>
      <SafeHtml html={html} base={base} />
    </>
  );
  const { draw: redraw, shadow } = mountUi(draw("12", "Call <b>us</b> today."));
  const text = () => shadow.querySelector(".scout-root")?.textContent;
  const translation = translatePage();
  for (const [words, html] of [
    ["main", "<b>Call</b> us <i>now</i>, please."],
    ["12 st", "Plain."],
    ["", "Call <b>us</b>."],
  ] as const) {
    redraw(draw(words, html));
    await expect
      .poll(text)
      .toContain(`12 Main Street, Mainville${html.replaceAll(/<\/?[bi]>/g, "")}`);
  }
  expect(translation.count()).toBeGreaterThan(0);
  translation.stop();
});
