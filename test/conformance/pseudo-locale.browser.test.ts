import { describe, expect, test } from "vitest";
import { loadLocale } from "../../src/elements/locales/load-locale.ts";
import { cleanUpHostPage, next, place, serve } from "../support/host-page.ts";
import { elementTable } from "./element-table.ts";

cleanUpHostPage();

/** The elements with texts of their own in other languages. */
const translated = await Promise.all(
  elementTable.map(async (element) => {
    const { locale } = await loadLocale("es-US", element.tag, {}, expect.fail);
    return locale === "es-US" ? [element] : [];
  }),
).then((all) => all.flat());

/** The name of the product, and of the user in the token. */
const names = ["Scout", "Dana Whitfield"];

/** A time as the browser writes it. */
const isTime = /^\d{1,2}:\d{2} [AP]M( [A-Z]+)?$/;

/** Attributes with texts for users. */
const textAttributes = ["alt", "aria-description", "aria-label", "placeholder", "title"] as const;

/** The visible and the spoken texts of an element. */
function textsIn(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll("*:not(style, script)")].flatMap((one) => [
    ...[...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data.trim()] : [])),
    ...textAttributes.flatMap((name) => one.getAttribute(name) ?? []),
  ]);
}

/** Records the answers of the backend from now on. */
function recordAnswers(): readonly string[] {
  const answers: string[] = [];
  const { fetch: backendFetch } = window;
  window.fetch = async (input, init) => {
    const response = await backendFetch(input, init);
    answers.push(await response.clone().text());
    return response;
  };
  return answers;
}

describe.each(translated)("$tag", ({ tag, needs, load }) => {
  test("W30: in the longer English of tests only names and texts of the server are plain", async () => {
    await load();
    const backend = await serve();
    const answers = recordAnswers();
    const ready = next("scout-ready");
    const element = place(tag, backend, { ...needs, locale: "en-XA" }, " ");
    await ready;
    const root = element.shadowRoot ?? element;
    const isGiven = (text: string) =>
      names.includes(text) ||
      isTime.test(text) ||
      answers.some(
        (answer) =>
          answer.includes(JSON.stringify(text).slice(1, -1)) ||
          // The list of contracts shows states of the server in lower case.
          answer.toLowerCase().includes(JSON.stringify(text)),
      );
    const texts = textsIn(root).filter((text) => /[a-z]{2}/i.test(text));
    expect(texts.filter((text) => !text.includes("[") && !isGiven(text))).toEqual([]);
    expect(root.querySelector<HTMLElement>(".scout-frame")?.lang).toBe("en-XA");
  });
});
