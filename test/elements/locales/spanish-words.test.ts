import { expect, test } from "vitest";
import { formattingOf } from "../../../src/core/formatting/formatting.ts";
import { explanationTexts } from "../../../src/core/pricing/price/explanation-messages.ts";
import { pricingTexts } from "../../../src/core/pricing/pricing-messages.ts";
import { loadLocale } from "../../../src/elements/locales/load-locale.ts";
import { siteTexts } from "../../../src/elements/scout-pricing/sites/sites.messages.ts";
import { finderTexts } from "../../../src/elements/solutions-finder/solutions-finder.messages.ts";
import { uploadTexts } from "../../../src/elements/uploads/upload-form.messages.ts";

async function spanishOf(element: string) {
  const { locale, translations } = await loadLocale("es-US", element, {}, expect.fail);
  return formattingOf({ locale, translations, currencyDisplay: "symbol", now: null });
}

test("W30: Spanish sentences agree with how many things they name", async () => {
  const pricing = await spanishOf("scout-pricing");
  const { removed } = pricing.texts(pricingTexts);
  expect(removed(["A"], "")).toBe("Se quitó: A.");
  expect(removed(["A", "B"], "cambió el plazo")).toBe(
    "Se quitaron: A, B. Motivo: cambió el plazo.",
  );
  expect(
    pricing.texts(explanationTexts).bundledWith(pricing.list(["Televisión", "IP estática"])),
  ).toBe("con Televisión e IP estática");
  const bulk = await spanishOf("scout-bulk");
  expect(bulk.texts(uploadTexts).badRows(2, 3, bulk)).toMatch(/^Filas válidas: 1 de 3\. /);
  const finder = await spanishOf("solutions-finder");
  const { cleared } = finder.texts(finderTexts);
  expect(cleared(1, 0, finder)).toBe("Se quitó: 1 filtro.");
  expect(cleared(1, 1, finder)).toBe("Se quitaron: 1 filtro y 1 proveedor elegido.");
});

test("W30: a time, which ends with a full stop in Spanish, does not end a sentence", async () => {
  const format = await spanishOf("scout-pricing");
  expect(format.texts(siteTexts).phases.resting("1:05 p.m.")).toBe(
    "Demasiadas solicitudes. Se reanuda más tarde (1:05 p.m.).",
  );
});
