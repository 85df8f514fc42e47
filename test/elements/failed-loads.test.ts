import { expect, test } from "vitest";
import { type EndpointName, endpoints } from "../../src/core/api/endpoints.ts";
import type { ScreenModel } from "../../src/core/screen-context.ts";
import type { ElementManifest } from "../../src/elements/element-manifest.ts";
import { createOpenFinder } from "../../src/elements/solutions-finder/open-finder.model.ts";
import { describedCalls, namesOf } from "../../src/openapi/described-calls.ts";
import { callRows } from "../core/api/call-rows.ts";
import { screenFaults } from "../support/faulty-answers.ts";
import {
  isModelTag,
  type ModelGivenFor,
  type ModelTag,
  type OpenedModel,
  openModel,
} from "../support/open-model.ts";

type Intercept = NonNullable<ModelGivenFor<"scout-bulk">["intercept"]>;

interface Loading extends OpenedModel<ScreenModel> {
  readonly state: () => unknown;
}

interface Load {
  readonly name: EndpointName;
  /** Opens the element on the reference backend, except for intercepted calls. */
  readonly open: (intercept: Intercept) => Promise<Loading>;
  /** The answer that replaces that of the reference backend. */
  readonly good?: () => Response;
  /** The kinds of state; by default `failed` and `ready`. */
  readonly failed?: string;
  readonly loaded?: string;
}

/** Elements whose load needs more than an opened element, or has a state of its own. */
const ownLoads: Readonly<Record<string, Load>> = {
  "scout-pricing": { ...plainLoadOf("scout-pricing", "searchPricing"), loaded: "answered" },
  "solutions-finder": {
    name: "loadFinder",
    async open(intercept) {
      const screen = await openModel("solutions-finder", { intercept });
      screen.model.open(createOpenFinder);
      return { ...screen, state: () => screen.model.load.peek() };
    },
  },
  "contract-wizard": {
    name: "loadContract",
    async open(intercept) {
      const attributes = { contract: "c1", provider: "comcast" };
      const screen = await openModel("contract-wizard", { intercept, attributes });
      return { ...screen, state: () => screen.model.state.peek() };
    },
    good: () => Response.json({ wizard_embed: "<iframe src=https://forms.example/a></iframe>" }),
  },
  "content-page": {
    name: "loadPage",
    async open(intercept) {
      const attributes = { path: "/pages/team" };
      const screen = await openModel("content-page", { intercept, attributes });
      return { ...screen, state: () => screen.model.content.peek() };
    },
    failed: "notFound",
  },
};

/** Elements without a load in this table, each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  "account-branding": "It loads only the settings.",
  "portal-dashboard": "It shows the lists of scout-bulk and scout-contracts.",
  "scout-lookup": "It reports scout-lookup-failed.",
  "scout-portal": "It loads the code of screens.",
};

const manifests = import.meta.glob<ElementManifest>("../../src/elements/*/*.manifest.ts", {
  import: "manifest",
});
const models = import.meta.glob<string>("../../src/elements/*/*.model.ts", {
  eager: true,
  import: "default",
  query: "?raw",
});
const reporting = new Set(
  Object.entries(models)
    .filter(([, text]) => /\bloadFailed\b/.test(text))
    .map(([path]) => path.split("/").at(-2) ?? ""),
);

/** All other elements, with the calls without which they have no content. */
const plainLoads = namesOf(describedCalls)
  .filter((name) => describedCalls[name].kind === "load")
  .flatMap((name) =>
    Object.keys(describedCalls[name].when)
      .filter(isModelTag)
      .filter((tag) => !(tag in ownLoads || tag in elsewhere))
      .map((tag) => [tag, plainLoadOf(tag, name)] as const),
  );

const loads = [...Object.entries(ownLoads), ...plainLoads];

/** Returns an element that loads as soon as it is opened with the attributes of its manifest. */
function plainLoadOf(tag: ModelTag, name: EndpointName): Load {
  return {
    name,
    async open(intercept) {
      const path = `../../src/elements/${tag}/${tag}.manifest.ts`;
      const { alone = {} } = (await manifests[path]?.()) ?? {};
      const screen = await openModel(tag, { intercept, attributes: alone });
      const states = Object.values<unknown>({ ...screen.model }).filter(isState);
      let load: { peek(): unknown } | undefined;
      return {
        ...screen,
        state() {
          load ??= states.find((state) => kindOf(state.peek()) === "failed");
          return load?.peek();
        },
      };
    },
  };
}

function isState(value: unknown): value is { peek(): unknown } {
  return typeof value === "object" && value !== null && "peek" in value;
}

function kindOf(state: unknown): unknown {
  return typeof state === "object" && state !== null && "kind" in state ? state.kind : null;
}

function isCallOf(name: EndpointName, request: Request): boolean {
  const { method, path } = endpoints[name];
  const pattern = path.replace(/\{\+\w+\}/g, ".+").replace(/\{\w+\}/g, "[^/]+");
  const { pathname } = new URL(request.url);
  return request.method === method && new RegExp(`^${pattern}$`).test(pathname);
}

test("C20: every element whose model reports failed loads has a load in this table", () => {
  const listed = [...loads.map(([tag]) => tag), ...Object.keys(elsewhere)];
  expect([...reporting].filter((tag) => !listed.includes(tag))).toEqual([]);
});

test("the manifest of an element that loads describes when the element is busy", async () => {
  for (const [tag] of loads) {
    const manifest = await manifests[`../../src/elements/${tag}/${tag}.manifest.ts`]?.();
    expect(manifest?.conformance.busy, tag).not.toBeNull();
  }
});

test.for(loads)(
  "C20: a failed load of %s is reported to the page once, and the next attempt loads it",
  async ([, { name, open, good, failed = "failed", loaded = "ready" }]) => {
    const { reads = [] } = callRows[name];
    const faults = screenFaults.filter(([fault]) => !reads.includes(fault));
    let tries = 0;
    const { model, state, detailsOf, answered } = await open((request) =>
      isCallOf(name, request) ? (faults[tries++]?.[1] ?? good)?.() : undefined,
    );
    await answered();
    for (const [index, [fault, , status]] of faults.entries()) {
      expect([fault, tries, kindOf(state())]).toEqual([fault, index + 1, failed]);
      expect(detailsOf("scout-failed").slice(index)).toEqual([
        { message: "", ...(status !== undefined && { status }) },
      ]);
      model.refresh?.();
      await answered();
    }
    expect([tries, kindOf(state())]).toEqual([faults.length + 1, loaded]);
    expect(detailsOf("scout-failed")).toHaveLength(faults.length);
  },
);

test.for(loads)(
  "A15: a load of %s that is answered with 401 fails with this status",
  async ([, { name, open, failed = "failed" }]) => {
    const { state, answered } = await open((request) =>
      isCallOf(name, request) ? new Response("", { status: 401 }) : undefined,
    );
    await answered();
    expect(state()).toMatchObject({ kind: failed, status: 401 });
  },
);
