import { describe, expect, test } from "vitest";
import { type Formatting, formattingOf } from "../../../src/core/formatting/formatting.ts";
import { boardColumnsIn } from "../../../src/core/pricing/board/board-columns.ts";
import { productTextOf } from "../../../src/core/pricing/board/board-product.ts";
import { priceBoard } from "../../../src/core/pricing/board/price-board.ts";
import { cartNoticeOf, cartNoticeTexts } from "../../../src/core/pricing/cart/cart-notice.ts";
import { type CartState, offerOf } from "../../../src/core/pricing/cart/cart-state.ts";
import { compareCarts } from "../../../src/core/pricing/cart/compare-carts.ts";
import { createCart } from "../../../src/core/pricing/cart/create-cart.ts";
import { figureTextsOf } from "../../../src/core/pricing/cart/figure-text.ts";
import { reduceAct } from "../../../src/core/pricing/cart/reduce-cart.ts";
import { createFigures } from "../../../src/core/pricing/cart/row-figure.ts";
import { validityTextOf } from "../../../src/core/pricing/price-validity.ts";
import { noServicesText } from "../../../src/core/pricing/section-notices.ts";
import { pricingBuilderSpanish } from "../../../src/elements/locales/es-us/pricing-builder.ts";
import { pricingBuilderFrench } from "../../../src/elements/locales/fr-ca/pricing-builder.ts";
import { translationsOf } from "../../../src/elements/locales/translate.ts";
import { aRow, aSearch, cartAfter, select } from "../../core/pricing/rows.ts";

const packs = {
  "es-US": pricingBuilderSpanish,
  "fr-CA": pricingBuilderFrench,
};

function formattingIn(locale: keyof typeof packs): Formatting {
  const translations = translationsOf([packs[locale]]);
  return formattingOf({ locale, translations, currencyDisplay: "symbol", now: null });
}

const check = { widget: "checkbox" };
const start = createCart(
  aSearch([
    aRow({ id: "fast", title: "Fast", product_type: "fiber", mrc: 70, linked_services: ["modem"] }),
    aRow({ id: "slow", title: "Slow", mrc: 50 }),
    aRow({ id: "modem", title: "Modem", type: "broadband_router", mrc: 8, nrc: 20 }),
    aRow({ id: "line", title: "Line", type: "phone", ...check, mrc: 20, dependencies: ["tv"] }),
  ]),
);

function noticeIn(format: Formatting, state: CartState, id: string): string {
  const notice = cartNoticeOf(state, reduceAct(state, [select(id)]), [select(id)]);
  return notice === null ? "" : cartNoticeTexts(notice, format).filter(Boolean).join(" ");
}

function figureIn(format: Formatting, id: string) {
  const service = offerOf(start).services.get(id);
  return service && figureTextsOf(createFigures(start)(service, null), format);
}

describe.each([
  {
    locale: "es-US",
    notice:
      "Se agregó: Slow. Se quitó: Fast. Motivo: su nueva selección lo reemplaza. Se quitó: Modem. Motivo: venía con un servicio que usted quitó. El total mensual ahora es $50.00 (antes, $78.00). El total de instalación ahora es $0.00 (antes, $20.00).",
    amount: "+$78.00/mes",
    install: "+$20.00 de instalación",
    parts: "$70.00 más $8.00 de artículos requeridos",
    headings: ["Proveedor", "Servicio", "Descarga", "Carga"],
    product: "Banda ancha velocidad no indicada, fibra",
    reason: "Requiere un servicio de televisión.",
    note: "Requiere un servicio de televisión. No disponible en esta dirección.",
    empty: "Televisión: Cox no tiene servicios disponibles para el plazo seleccionado.",
    name: "Cox, 36 meses, Slow",
    validity: "Precios al 01 mar 2026. Válidos hasta el 31 mar 2026.",
  },
  {
    locale: "fr-CA",
    notice:
      "Ajout\u00a0: Slow. Retrait\u00a0: Fast. Raison\u00a0: votre nouvelle sélection le remplace. Retrait\u00a0: Modem. Raison\u00a0: venait avec un service que vous avez retiré. Le total mensuel est maintenant de 50,00\u00a0$\u00a0US (78,00\u00a0$\u00a0US auparavant). Le total d’installation est maintenant de 0,00\u00a0$\u00a0US (20,00\u00a0$\u00a0US auparavant).",
    amount: "+78,00\u00a0$\u00a0US/mois",
    install: "+20,00\u00a0$\u00a0US d’installation",
    parts: "70,00\u00a0$\u00a0US plus 8,00\u00a0$\u00a0US d’articles requis",
    headings: ["Fournisseur", "Service", "Téléchargement"],
    product: "Large bande, vitesse non précisée, fibre",
    reason: "Nécessite un service de télévision.",
    note: "Nécessite un service de télévision. Non disponible à cette adresse.",
    empty: "Télévision\u00a0: Cox n’offre aucun service pour la durée choisie.",
    name: "Cox, 36 mois, Slow",
    validity: "Prix au 01 mars 2026. Valables jusqu’au 31 mars 2026.",
  },
] as const)("W30: in $locale", ({ locale, ...shown }) => {
  const format = formattingIn(locale);

  test("the notice of a change, and the price of a row", () => {
    expect(noticeIn(format, cartAfter(start, select("fast")), "slow")).toBe(shown.notice);
    expect(figureIn(format, "fast")).toMatchObject({
      amount: shown.amount,
      install: shown.install,
      parts: shown.parts,
    });
  });

  test("the price board: columns, products, reasons and search", () => {
    const columns = boardColumnsIn(format);
    expect(Object.values(columns).map(({ heading }) => heading)).toEqual(
      expect.arrayContaining([...shown.headings]),
    );
    const [first] = priceBoard(start.catalogue, { kind: "broadband" }, format).offers.filter(
      ({ service }) => service.id === "fast",
    );
    expect(first && productTextOf(first.product, format)).toBe(shown.product);
    const [line] = priceBoard(start.catalogue, { kind: "phone" }, format).offers;
    expect(line?.reason).toBe(shown.reason);
    expect(line && columns.note.textOf(line, format.forFiles())).toBe(shown.note);
    const word = shown.product.split(" ").at(-1) ?? "";
    const found = priceBoard(start.catalogue, { kind: "broadband", words: word }, format);
    expect(found.offers.map(({ service }) => service.id)).toEqual(["fast"]);
  });

  test("an empty section, the name of a proposal, and how long its prices are valid", () => {
    expect(noServicesText("Cox", "tv", format)).toBe(shown.empty);
    const [cart] = compareCarts([], cartAfter(start, select("slow")), format);
    expect(cart?.name).toBe(shown.name);
    const times = {
      atMs: Date.parse("2026-03-01T12:00"),
      untilMs: Date.parse("2026-03-31T12:00"),
    };
    expect(validityTextOf(times, format)).toBe(shown.validity);
  });
});
