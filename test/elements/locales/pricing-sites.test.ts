import { describe, expect, test } from "vitest";
import { type Formatting, formattingOf } from "../../../src/core/formatting/formatting.ts";
import { centsOf } from "../../../src/core/money/cents.ts";
import { pricingOutputsSpanish } from "../../../src/elements/locales/es-us/pricing-outputs.ts";
import { pricingSitesSpanish } from "../../../src/elements/locales/es-us/pricing-sites.ts";
import { pricingOutputsFrench } from "../../../src/elements/locales/fr-ca/pricing-outputs.ts";
import { pricingSitesFrench } from "../../../src/elements/locales/fr-ca/pricing-sites.ts";
import { translationsOf } from "../../../src/elements/locales/translate.ts";
import { draftTexts } from "../../../src/elements/scout-pricing/drafts/drafts.messages.ts";
import { printedTexts } from "../../../src/elements/scout-pricing/outputs/printed-proposal.messages.ts";
import {
  savingTextOf,
  siteTexts,
  termSumLabelOf,
} from "../../../src/elements/scout-pricing/sites/sites.messages.ts";

function formattingIn(locale: string, packs: Parameters<typeof translationsOf>[0]): Formatting {
  const translations = translationsOf(packs);
  return formattingOf({ locale, translations, currencyDisplay: "symbol", now: null });
}

const spanish = formattingIn("es-US", [pricingSitesSpanish, pricingOutputsSpanish]);
const french = formattingIn("fr-CA", [pricingSitesFrench, pricingOutputsFrench]);

/** One and two of a thing, which differ in more than the number. */
function pairsOf(write: (count: number) => string): readonly string[] {
  return [1, 2].map(write);
}

describe.each([
  [
    "es-US",
    spanish,
    {
      count: ["1 dirección", "2 direcciones"],
      start: ["Cotizar 1 dirección", "Cotizar 2 direcciones"],
      bad: [
        "1 línea no es una dirección. Corríjala u omítala.",
        "2 líneas no son direcciones. Corríjalas u omítalas.",
      ],
      without: ["1 fila sin dirección se omitirá.", "2 filas sin dirección se omitirán."],
      unread: [
        "1 fila al final del archivo no se leyó.",
        "2 filas al final del archivo no se leyeron.",
      ],
      repeats: "Línea 4 repite la línea 1.",
      many: "Filas 1, 2, 3, 4, 5, 6, 7, 8 y 2 más se omiten. El límite es de 100 direcciones.",
      months: ["1 mes", "2 meses"],
      lines: ["1 servicio", "2 servicios"],
      saving: ["Ahorro mensual: $1,234.50", "Costo mensual adicional: $20.00"],
      term: "Total en 36 meses, si el precio no cambia",
      accept: [
        "Para aceptar, firme esta propuesta.",
        "Para aceptar, firme esta propuesta y devuélvala a Ada.",
        "Para aceptar, firme esta propuesta y devuélvala a a@b.example.",
        "Para aceptar, firme esta propuesta y devuélvala a Ada (1 o a@b.example).",
      ],
    },
  ],
  [
    "fr-CA",
    french,
    {
      count: ["1 adresse", "2 adresses"],
      start: ["Voir les prix de 1 adresse", "Voir les prix de 2 adresses"],
      bad: [
        "1 ligne n’est pas une adresse. Corrigez-la ou omettez-la.",
        "2 lignes ne sont pas des adresses. Corrigez-les ou omettez-les.",
      ],
      without: ["1 ligne sans adresse sera omise.", "2 lignes sans adresse seront omises."],
      unread: [
        "1 ligne à la fin du fichier n’a pas été lue.",
        "2 lignes à la fin du fichier n’ont pas été lues.",
      ],
      repeats: "La ligne 4 répète la ligne 1.",
      many: "Lignes 1, 2, 3, 4, 5, 6, 7, 8 et 2 autres\u00a0: omises. La limite est de 100 adresses.",
      months: ["1 mois", "2 mois"],
      lines: ["1 service", "2 services"],
      saving: [
        "Économie par mois\u00a0: 1\u00a0234,50\u00a0$\u00a0US",
        "Hausse par mois\u00a0: 20,00\u00a0$\u00a0US",
      ],
      term: "Total sur 36 mois, si le prix ne change pas",
      accept: [
        "Pour accepter, signez cette proposition.",
        "Pour accepter, signez cette proposition et retournez-la à Ada.",
        "Pour accepter, signez cette proposition et retournez-la à a@b.example.",
        "Pour accepter, signez cette proposition et retournez-la à Ada (1 ou a@b.example).",
      ],
    },
  ],
] as const)("W30: several addresses and outputs in %s", (_, format, shown) => {
  test("a sentence agrees with its number", () => {
    const sites = format.texts(siteTexts);
    expect(pairsOf((count) => sites.count(count, format))).toEqual(shown.count);
    expect(pairsOf((count) => sites.start(count, format))).toEqual(shown.start);
    expect(pairsOf((count) => sites.badHeading(count, "line", format))).toEqual(shown.bad);
    expect(pairsOf((count) => sites.withoutBad(count, "row", format))).toEqual(shown.without);
    expect(pairsOf((count) => sites.unread(count, format))).toEqual(shown.unread);
    expect(pairsOf((count) => sites.months(count, format))).toEqual(shown.months);
    const { draftLines } = format.texts(draftTexts);
    expect(pairsOf((count) => draftLines(count, format))).toEqual(shown.lines);
  });

  test("lines of a list are named, the first eight of many", () => {
    const { repeats, beyond } = format.texts(siteTexts);
    expect(repeats([4], 1, "line")).toBe(shown.repeats);
    expect(beyond([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "row")).toBe(shown.many);
  });

  test("savings and totals have the amounts of the language", () => {
    const savings = [123_450, -2000].map((cents) =>
      savingTextOf({ monthly: centsOf(cents) }, format),
    );
    expect(savings).toEqual(shown.saving);
    expect(termSumLabelOf({ months: 36, phases: [], assumesSamePrice: true }, format)).toBe(
      shown.term,
    );
  });

  test("the customer knows to whom to return the proposal", () => {
    const { accept } = format.texts(printedTexts);
    expect([
      accept("", ""),
      accept("Ada", ""),
      accept("", "a@b.example"),
      accept("Ada", format.anyOf(["1", "a@b.example"])),
    ]).toEqual(shown.accept);
  });
});
