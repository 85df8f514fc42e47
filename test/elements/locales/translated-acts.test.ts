import { expect, test } from "vitest";
import type { FormattingOptions } from "../../../src/core/formatting/formatting.ts";
import { wizardActs } from "../../../src/elements/contract-wizard/wizard-acts.model.ts";
import { loadLocale } from "../../../src/elements/locales/load-locale.ts";
import { contractsActs } from "../../../src/elements/scout-contracts/contracts-acts.model.ts";
import { indexActs } from "../../../src/elements/solutions-index/index-acts.model.ts";
import { openModel } from "../../support/open-model.ts";
import { startWizard } from "../contract-wizard/wizard-model.ts";
import { listCall, listing, pdfCall, rows } from "../scout-contracts/contract-rows.ts";
import {
  acme,
  indexAnswer,
  loadCall,
  provider,
  tokenCall,
} from "../solutions-index/index-answers.ts";

const settingsCall = "GET /api/v1/site-connector/settings";
const settings = () =>
  Response.json({ data: { settings: { capabilities: ["scout:access"], user: {} } } });

async function optionsIn(locale: string, tag: string): Promise<FormattingOptions> {
  const loaded = await loadLocale(locale, tag, {}, expect.fail);
  return { ...loaded, currencyDisplay: "symbol", now: null };
}

const namesOf = (groups: readonly { readonly acts: readonly { readonly name: string }[] }[]) =>
  groups.flatMap(({ acts }) => acts.map(({ name }) => name));

test("W30: the commands, the announcement and the notice of the contracts have the language", async () => {
  const { model, formatting, answered, notices } = await openModel("scout-contracts", {
    url: "https://portal.example/contracts",
    answers: {
      [settingsCall]: settings,
      [listCall]: listing(rows.completed, rows.draft),
      [pdfCall("guid-completed")]: () => Response.json({}, { status: 500 }),
    },
  });
  await answered();
  formatting.value = await optionsIn("es-US", "scout-contracts");
  expect(namesOf(contractsActs(model, { writing: formatting.peek() }))).toEqual([
    "Mostrar: borrador",
    "Mostrar: listo para crear",
    "Editar borrador para Bluebird Bakery con Cox",
    "Descargar PDF para Acme Corp con Spectrum",
  ]);
  model.download("guid-completed");
  expect(model.progress.peek()).toBe("Descargando el contrato");
  await answered();
  expect(notices).toEqual([["warning", "Ocurrió un error."]]);
});

test("W30: the commands and the announcement of an open contract have the language", async () => {
  const { model, formatting, answered } = await startWizard();
  await answered();
  formatting.value = await optionsIn("fr-CA", "contract-wizard");
  const [acts] = wizardActs(model, { writing: formatting.peek() });
  expect(acts?.acts.map(({ name, unavailable }) => [name, unavailable])).toEqual([
    ["Actualiser l’aperçu", "Chargement du formulaire"],
    ["Télécharger le PDF", undefined],
    ["Retour aux contrats", undefined],
  ]);
  model.download();
  const state = model.state.peek();
  expect(state.kind === "ready" && state.contract.announcement.peek()).toBe(
    "Téléchargement du contrat",
  );
});

test("W30: the commands and the notices of the index have the language", async () => {
  const { model, formatting, answered, notices } = await openModel("solutions-index", {
    answers: {
      [settingsCall]: settings,
      [loadCall]: () => indexAnswer({ providers: [acme, provider("b", "Bolt", [])] }),
      [tokenCall]: () => new Response("csrf"),
    },
    attributes: { provider: "b" },
  });
  await answered();
  formatting.value = await optionsIn("es-US", "solutions-index");
  const names = () => namesOf(indexActs(model, { writing: formatting.peek() }));
  expect(names()).toEqual(["Expandir todo", "Contraer todo", "Editar"]);
  model.makeEdits();
  expect(names()).toEqual(["Expandir todo", "Contraer todo", "Enviar cambios", "Cancelar"]);
  model.submit();
  expect(notices).toEqual([["warning", "Elija al menos una opción antes de enviar los cambios."]]);
});
