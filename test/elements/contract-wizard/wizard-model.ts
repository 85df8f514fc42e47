import type { OpenContract } from "../../../src/elements/contract-wizard/open-contract.model.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";

type Answerer = (request: Request) => Response | Promise<Response>;

export interface WizardGiven
  extends Pick<ModelGivenFor<"contract-wizard">, "config" | "prevents" | "token" | "url"> {
  readonly attributes?: Readonly<Record<"contract" | "provider" | "previewType", string>>;
  readonly routing?: "page" | "none";
  readonly context?: "default" | "microsite";
  readonly capabilities?: readonly string[];
  readonly settings?: Answerer;
  readonly list?: Answerer;
  readonly embed?: Answerer;
  readonly pdf?: Answerer;
}

export const formAddress = "https://forms.example/a";
export const embedding = (html: string) => () => Response.json({ wizard_embed: html });
export const oneFrame = embedding(`<iframe src="${formAddress}"></iframe>`);
export const aPdf = (text = "") => new Response(`%PDF-1.7 ${text}`);

export const settingsCall = "GET /api/v1/site-connector/settings";
export const listCall = "GET /api/scout/v1/contract";
export const listing =
  (...results: readonly object[]) =>
  () =>
    Response.json({ data: { results } });
export const embedCallOf = (contract: string) => `GET /api/scout/v1/contract/${contract}`;

/** Creates a wizard that has not loaded its contract yet, with a scripted network. */
export async function startWizard(given: WizardGiven = {}) {
  const { capabilities = ["scout:access"], context = "default", routing = "none" } = given;
  const { embed = oneFrame, pdf = () => aPdf(), list = listing(), config = {} } = given;
  const { url, token, prevents = [] } = given;
  const settings =
    given.settings ?? (() => Response.json({ data: { settings: { capabilities } } }));
  const answers = {
    [settingsCall]: settings,
    [listCall]: list,
    [embedCallOf("c1")]: embed,
    [embedCallOf("c2")]: embed,
    "GET /scout/contract/c1/pdf": pdf,
  };
  const screen = await openModel("contract-wizard", {
    ...{ answers, config, prevents },
    ...(url !== undefined && { url }),
    ...(token !== undefined && { token }),
    attributes: {
      ...{ contract: "c1", provider: "cox", previewType: "canvas", ...given.attributes },
      ...{ context, routing },
    },
  });
  const sent = (path: RegExp) => screen.calls.filter(({ name }) => path.test(name));
  return {
    ...screen,
    embeds: () => sent(/\/v1\/contract\//).map(({ name }) => name),
    pdfs: () => sent(/\/pdf$/),
  };
}

export type StartedWizard = Awaited<ReturnType<typeof startWizard>>;

/** Creates the wizard with its contract open and its form loaded. */
export async function openWizard(given: WizardGiven = {}) {
  const started = await startWizard(given);
  await started.answered();
  return { ...started, contract: contractOf(started) };
}

export function contractOf({ model }: Pick<StartedWizard, "model">): OpenContract {
  const state = model.state.peek();
  if (state.kind !== "ready") throw new Error(`The contract is ${state.kind}.`);
  return state.contract;
}
