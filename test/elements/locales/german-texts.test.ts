import { expect, test } from "vitest";
import { type Formatting, formattingOf } from "../../../src/core/formatting/formatting.ts";
import { centsOf } from "../../../src/core/money/cents.ts";
import { productTextOf } from "../../../src/core/pricing/board/board-product.ts";
import { removalText } from "../../../src/core/pricing/cart/removal-text.ts";
import { explanationTexts } from "../../../src/core/pricing/price/explanation-messages.ts";
import { ruleTexts } from "../../../src/core/pricing/rules/rule-messages.ts";
import { noServicesText } from "../../../src/core/pricing/section-notices.ts";
import { typeChoiceOf, typeNameOf, typePluralOf } from "../../../src/core/pricing/service-type.ts";
import { loadLocale } from "../../../src/elements/locales/load-locale.ts";
import { printedTexts } from "../../../src/elements/scout-pricing/outputs/printed-proposal.messages.ts";
import { builderTexts } from "../../../src/elements/scout-pricing/scout-pricing.messages.ts";
import {
  savingTextOf,
  siteTexts,
} from "../../../src/elements/scout-pricing/sites/sites.messages.ts";

async function german(): Promise<Formatting> {
  const { locale, translations } = await loadLocale("de", "scout-pricing", {}, expect.fail);
  return formattingOf({ locale, translations, currencyDisplay: "symbol", now: null });
}

/** One and two of a thing, which differ in more than the number. */
function pairsOf(write: (count: number) => string): readonly string[] {
  return [1, 2].map(write);
}

test("W30: a German noun keeps its capital within a sentence", async () => {
  const format = await german();
  expect(productTextOf({ section: "broadband", fromMbps: 100, access: "fiber" }, format)).toBe(
    "Breitband 100 bis 299 Mbps, Glasfaser",
  );
  const { foldedBecause } = format.texts(builderTexts);
  expect(foldedBecause("Router", "Anbieter wählen.")).toBe("Router: Anbieter wählen");
  expect(noServicesText("Cox", "tv", format)).toBe(
    "Fernsehen: Cox bietet für die gewählte Laufzeit keine Dienste an.",
  );
});

test("W30: German requirements and removals are whole sentences", async () => {
  const format = await german();
  const { choose, oneOf } = format.texts(ruleTexts).dependencyMissing;
  expect(choose(format.anyOf([typeChoiceOf("static_ip", format), "Modem"]))).toBe(
    "Erfordert einen festen IP-Block oder Modem.",
  );
  expect(choose(oneOf(5, typePluralOf("broadband_router", format)))).toBe(
    "Erfordert 1 von 5 Breitband-Routern.",
  );
  const bundled = ["dedicated", "phone"].map((type) => typeNameOf(type, format));
  expect(format.texts(explanationTexts).bundledWith(format.list(bundled))).toBe(
    "mit dediziertem Internet und Telefonie",
  );
  const removed = [{ id: "modem", title: "Modem", reason: "termChanged" }] as const;
  expect(removalText({ removed, packageRemoved: null }, format)).toBe(
    "Entfernt: Modem. Grund: Die Laufzeit wurde geändert.",
  );
});

test("W30: a German sentence agrees with its number, and has German amounts", async () => {
  const format = await german();
  const { start, unread, repeats, beyond } = format.texts(siteTexts);
  expect(pairsOf((count) => start(count, format))).toEqual([
    "Preise für 1 Adresse abrufen",
    "Preise für 2 Adressen abrufen",
  ]);
  expect(pairsOf((count) => unread(count, format))).toEqual([
    "1 Zeile am Ende der Datei wurde nicht gelesen.",
    "2 Zeilen am Ende der Datei wurden nicht gelesen.",
  ]);
  expect(repeats([4], 1, "line")).toBe("Zeile 4 wiederholt Zeile 1.");
  expect(beyond([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "row")).toBe(
    "Ausgelassen: Zeilen 1, 2, 3, 4, 5, 6, 7, 8 und 2 weitere. Möglich sind höchstens 100 Adressen.",
  );
  expect(savingTextOf({ monthly: centsOf(123_450) }, format)).toBe(
    "Ersparnis pro Monat: 1.234,50\u00a0$",
  );
  const { accept } = format.texts(printedTexts);
  expect(accept("Ada", "1 oder a@b.example")).toBe(
    "Zur Annahme unterschreiben Sie dieses Angebot und senden Sie es an Ada (1 oder a@b.example) zurück.",
  );
});
