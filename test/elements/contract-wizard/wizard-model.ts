import { type Config, defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { signal } from "../../../src/core/signals.ts";
import { createContractWizardModel } from "../../../src/elements/contract-wizard/contract-wizard.model.ts";
import type { OpenContract } from "../../../src/elements/contract-wizard/open-contract.model.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  type FakePorts,
  settle,
} from "../../support/fake-ports.ts";

export interface WizardGiven {
  readonly attributes?: Readonly<Record<"contract" | "provider" | "previewType", string>>;
  readonly context?: "default" | "microsite";
  readonly config?: Partial<Config>;
  readonly place?: FakePorts["place"];
  readonly token?: string;
  readonly capabilities?: readonly string[];
  readonly settings?: Answerer;
  readonly embed?: Answerer;
  readonly pdf?: Answerer;
  readonly list?: Answerer;
}

export const formAddress = "https://forms.example/a";
export const embedding = (html: string) => () => Response.json({ wizard_embed: html });
export const oneFrame = embedding(`<iframe src="${formAddress}"></iframe>`);
export const aPdf = (text = "") => new Response(`%PDF-1.7 ${text}`);

/** A wizard without a screen, with a scripted network and a stopped clock. */
export function startWizard(given: WizardGiven = {}) {
  const { capabilities = ["scout:access"], embed = oneFrame, pdf = () => aPdf() } = given;
  const list = given.list ?? (() => Response.json({ data: { results: [] } }));
  const settings =
    given.settings ?? (() => Response.json({ data: { settings: { capabilities } } }));
  const { http, calls } = createFakeHttp((call) => {
    if (call.url.includes("/site-connector/settings")) return settings(call);
    if (call.url.includes("/pdf?")) return pdf(call);
    if (call.url.endsWith("/v1/contract")) return list(call);
    return embed(call);
  });
  const ports = createFakePorts({ http, ...(given.place && { place: given.place }) });
  const core = createCore({ ...defaultConfig, ...given.config }, ports);
  if (given.token !== undefined) core.session.signIn(given.token, "external");
  const done = {
    navigated: [] as unknown[],
    emitted: [] as unknown[],
    saved: [] as { readonly file: Blob; readonly name: string }[],
    notices: [] as string[],
  };
  const attributes = signal({
    contract: "c1",
    provider: "cox",
    previewType: "canvas",
    ...given.attributes,
    context: given.context ?? ("default" as const),
    routing: "none" as const,
  });
  const model = createContractWizardModel({
    core,
    attributes,
    formatting: signal({ locale: "en-US", currencyDisplay: "symbol", now: null }),
    address: {
      current: signal({ search: "", state: {} }),
      base: "https://portal.example/page",
      basePath: "/",
      isInPortal: false,
      setQuery: () => true,
      enter: () => true,
      reload: () => true,
      hrefOf: (path) => path,
      guard: () => () => {},
      openFragments: null,
      navigate(...to) {
        done.navigated.push(to);
        return true;
      },
    },
    loadFailed: (status) => done.emitted.push(["scout-failed", status]),
    emit(name, detail) {
      done.emitted.push([name, detail]);
      return true;
    },
    actions: {
      saveFile: (file, name) => void done.saved.push({ file, name }),
      openTab: () => null,
      copyText: async () => true,
      printHtml: async () => {},
      leave: () => {},
    },
    notify: (_kind, text) => void done.notices.push(text),
    say: () => {},
  });
  void core.settings.load();
  const sent = (part: string) =>
    calls.filter(({ url }) => url.includes(part)).map(({ url }) => url);
  return {
    model,
    core,
    attributes,
    done,
    clock: ports.clock,
    reports: ports.reports,
    embeds: () => sent("/api/scout/v1/contract/"),
    pdfs: () => sent("/pdf?"),
    calls,
  };
}

export type StartedWizard = ReturnType<typeof startWizard>;

/** File reading and dynamic imports take more than promise callbacks. */
export async function untilQuiet(): Promise<void> {
  await import("../../../src/elements/contract-wizard/open-contract.model.ts");
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await settle();
  }
}

/** The wizard with its contract open and its form loaded. */
export async function openWizard(given: WizardGiven = {}) {
  const started = startWizard(given);
  await untilQuiet();
  return { ...started, contract: contractOf(started) };
}

export function contractOf({ model }: Pick<StartedWizard, "model">): OpenContract {
  const state = model.state.peek();
  if (state.kind !== "ready") throw new Error(`The contract is ${state.kind}.`);
  return state.contract;
}
