/** How an element is shown in the documentation, on the reference backend in its page. */
export interface Example {
  /** Attributes besides the address of the backend. */
  readonly attributes?: Attributes;
  /** Id of a demo user, or null for nobody. */
  readonly user?: string | null;
  /** What the backend answers to calls in every state, by `GET /path`, from the address of the site. */
  readonly answers?: Answers;
  /** Further states, by their names. */
  readonly states?: Readonly<Record<string, ExampleState>>;
}

export interface ExampleState {
  /** In place of those of the example. */
  readonly attributes?: Attributes;
  readonly user?: string | null;
  /** What the backend does; by default it answers. */
  readonly backend?: "waits" | "fails" | "isUnreachable";
  readonly answers?: Answers;
  readonly scheme?: "dark";
}

type Attributes = Readonly<Record<string, string>>;
type Answers = Readonly<Record<string, (site: string) => unknown>>;

/** The states that every element has. */
const commonStates: Readonly<Record<string, ExampleState>> = {
  Dark: { scheme: "dark" },
  Loading: { backend: "waits" },
  Failed: { backend: "fails" },
  "Nothing answers": { backend: "isUnreachable" },
};
const scoutStates: Readonly<Record<string, ExampleState>> = {
  "Access denied": { user: "agent-without-scout" },
};

const houston = "1200 Main Street, Houston, TX 77002";
const draft = { contract: "c0ffee00-0000-4000-8000-000000000003", provider: "comcast" };
const noRows = () => ({ data: { rows: [], total: 0 } });
/** A page of this site: the backend in the page has no second origin. */
const contractForm = (site: string) => ({
  wizard_embed: `<iframe src="${new URL("contract-form.html", site)}" style="height: 1100px"></iframe>`,
});

export const examples: Readonly<Record<string, Example>> = {
  "account-branding": { user: "administrator", states: { "Access denied": { user: "agent" } } },
  "content-page": {
    attributes: { path: "/pages/partner-services" },
    states: { "Page not found": { attributes: { path: "/pages/nowhere" } } },
  },
  "contract-wizard": {
    attributes: draft,
    answers: { [`GET /api/scout/v1/contract/${draft.contract}`]: contractForm },
    states: scoutStates,
  },
  "login-form": {
    user: null,
    states: { "Forgotten password": { attributes: { view: "password" } } },
  },
  "portal-dashboard": {},
  "portal-header": { states: { "Signed out": { user: null } } },
  "provider-library": {},
  "resource-library": {
    states: { "No results": { attributes: { keyword: "a word that no file has" } } },
  },
  "scout-bulk": {
    states: { "No uploads": { answers: { "GET /api/v1/scout/bulk": noRows } }, ...scoutStates },
  },
  "scout-contracts": {
    states: {
      "No contracts": { answers: { "GET /api/scout/v1/contract": noRows } },
      ...scoutStates,
    },
  },
  "scout-lookup": {
    attributes: { address: houston },
    states: { Form: { attributes: {} }, ...scoutStates },
  },
  "scout-portal": { states: { "Signed out": { user: null } } },
  "scout-pricing": {
    attributes: { address: houston, provider: "comcast", term: "36" },
    states: {
      Form: { attributes: {} },
      "Price board": { attributes: { address: houston } },
      ...scoutStates,
    },
  },
  "site-search": {
    attributes: { keys: "questions" },
    states: { "No results": { attributes: { keys: "a word that no page has" } } },
  },
  "solutions-finder": {},
  "solutions-index": { user: "index-editor", states: { "Without edits": { user: "agent" } } },
};

/** The states of an element by their names, the usual one first. */
export function statesOf(tag: string): ReadonlyMap<string, ExampleState> {
  const { states, ...usual } = examples[tag] ?? {};
  return new Map(
    Object.entries({ Ready: {}, ...states, ...commonStates }).map(([name, state]) => [
      name,
      { ...usual, ...state },
    ]),
  );
}
