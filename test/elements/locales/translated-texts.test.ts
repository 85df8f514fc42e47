import { describe, expect, test } from "vitest";
import { bulkTexts } from "../../../src/core/bulk/bulk-messages.ts";
import { bulkStatusText } from "../../../src/core/bulk/bulk-status-text.ts";
import { contractStatesIn } from "../../../src/core/contracts/contract-search.ts";
import { type Formatting, formattingOf } from "../../../src/core/formatting/formatting.ts";
import { providerOfferOf, statusTextOf } from "../../../src/core/lookup/provider-offer.ts";
import { listTexts } from "../../../src/elements/lists/lists.messages.ts";
import { loadLocale } from "../../../src/elements/locales/load-locale.ts";
import { bulkScreenTexts } from "../../../src/elements/scout-bulk/scout-bulk.messages.ts";
import { contractListTexts } from "../../../src/elements/scout-contracts/scout-contracts.messages.ts";
import { lookupTexts } from "../../../src/elements/scout-lookup/scout-lookup.messages.ts";
import { solutionsIndexTexts } from "../../../src/elements/solutions-index/solutions-index.messages.ts";
import { uploadTexts } from "../../../src/elements/uploads/upload-form.messages.ts";
import { aContract } from "../../core/contracts/a-contract.ts";
import { anEntry, aProvider } from "../../core/lookup/places.ts";

async function formattingIn(tag: string, element: string): Promise<Formatting> {
  const { locale, translations } = await loadLocale(tag, element, {}, expect.fail);
  return formattingOf({ locale, translations, currencyDisplay: "symbol", now: null });
}

/** One and two of a thing, which differ in more than the number. */
function pairsOf(write: (count: number) => string): readonly string[] {
  return [1, 2].map(write);
}

describe.each([
  [
    "es-US",
    {
      selected: ["1 fila seleccionada", "2 filas seleccionadas"],
      leftOut: ["1 línea omitida.", "2 líneas omitidas."],
      duplicates: ["1 fila repite una dirección: x.", "2 filas repiten una dirección: x."],
      left: ["Tiempo restante aproximado: 1 minuto", "Tiempo restante aproximado: 2 minutos"],
      missing: ["Falta la columna: A.", "Faltan las columnas: A."],
      status: "Fibra: Disponible",
      done: "1,200 de 1,500 direcciones completadas",
      contracts: ["1 contrato", "2 contratos"],
      some: ["0 de 1 contrato", "0 de 2 contratos"],
      states: ["borrador", "listo para crear", "cotice de nuevo en scout", "sent"],
      capabilities: ["1 capacidad", "2 capacidades"],
      changes: ["1 cambio", "2 cambios"],
    },
  ],
  [
    "fr-CA",
    {
      selected: ["1 ligne sélectionnée", "2 lignes sélectionnées"],
      leftOut: ["1 ligne omise.", "2 lignes omises."],
      duplicates: [
        "1 ligne répète une adresse\u00a0: x.",
        "2 lignes répètent une adresse\u00a0: x.",
      ],
      left: ["Encore environ 1 minute", "Encore environ 2 minutes"],
      missing: ["Colonne manquante\u00a0: A.", "Colonnes manquantes\u00a0: A."],
      status: "Fibre\u00a0: Disponible",
      done: "1 200 adresses traitées sur 1 500",
      contracts: ["1 contrat", "2 contrats"],
      some: ["0 sur 1 contrat", "0 sur 2 contrats"],
      states: ["ébauche", "prêt à créer", "prix à refaire dans scout", "sent"],
      capabilities: ["1 fonctionnalité", "2 fonctionnalités"],
      changes: ["1 modification", "2 modifications"],
    },
  ],
])("W30: in %s", (tag, shown) => {
  test("a sentence agrees with its number", async () => {
    const format = await formattingIn(tag, "scout-bulk");
    const bulk = format.texts(bulkScreenTexts);
    const lists = format.texts(listTexts);
    const uploads = format.texts(uploadTexts);
    expect(pairsOf((count) => bulk.selected(count, format))).toEqual(shown.selected);
    expect(pairsOf((count) => lists.leftOut(count, "line", format))).toEqual(shown.leftOut);
    expect(pairsOf((count) => uploads.duplicates(count, "x", format))).toEqual(shown.duplicates);
    expect(pairsOf((count) => uploads.missingColumns(count, "A"))).toEqual(shown.missing);
  });

  test("the lookup says how long it takes, and what an unnamed part of a service answers", async () => {
    const format = await formattingIn(tag, "scout-lookup");
    const { timeLeft } = format.texts(lookupTexts);
    expect(pairsOf((count) => timeLeft({ kind: "about", seconds: count * 60 }, format))).toEqual(
      shown.left,
    );
    const entries = [anEntry({ value: "45", suffix: " Mbps" })];
    const parts = [{ key: "fiber", title: "", entries }] as const;
    const offer = providerOfferOf(
      aProvider({ serviceability: { kind: "parts", parts, version: "" } }),
    );
    expect(offer && statusTextOf(offer.status, format)).toBe(shown.status);
  });

  test("the status of an upload has numbers of the language", async () => {
    const { texts, number } = await formattingIn(tag, "scout-bulk");
    const item = { status: "processing", count: 1200, total: 1500 };
    const text = bulkStatusText(item, number, texts(bulkTexts));
    expect(text.replace(/\s/g, " ")).toBe(shown.done);
  });

  test("contracts and terms are counted, and states of contracts are named", async () => {
    const format = await formattingIn(tag, "scout-contracts");
    const { found, ...states } = format.texts(contractListTexts);
    expect(pairsOf((count) => found(count, count, format))).toEqual(shown.contracts);
    expect(pairsOf((count) => found(0, count, format))).toEqual(shown.some);
    const sent = ["Sent", "Expired", "Completed", "", "Draft"].map((state) => aContract({ state }));
    expect(contractStatesIn(sent, "", states).map(({ text }) => text)).toEqual(shown.states);
    const index = await formattingIn(tag, "solutions-index");
    const { total, changes } = index.texts(solutionsIndexTexts);
    expect(pairsOf((count) => total(count, index))).toEqual(shown.capabilities);
    expect(pairsOf((count) => changes(count, index))).toEqual(shown.changes);
  });
});
