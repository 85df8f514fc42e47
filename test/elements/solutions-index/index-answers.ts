/** The solutions index as a server sends it, for its tests. */

export const loadCall = "GET /api/v1/solutions-index";
export const tokenCall = "POST /session/token";
export const saveCall = (id: string) => `PATCH /api/v1/solutions-index/${id}`;

const entry = (value: string) => ({
  vid: "access",
  value,
  field: "field_access",
  id: `uuid-${value}`,
});

export const provider = (
  id: string,
  label: string,
  values: readonly string[],
  more: object = {},
) => ({
  id,
  value: `value-${id}`,
  label,
  taxonomy: { access: values.map(entry) },
  content_in_moderation: false,
  ...more,
});
export const acme = provider("a", "Acme", ["1"]);
export const bolt = provider("b", "Bolt", ["2"], { content_in_moderation: true });

const access = { type: "term", field: "field_access" };
export const items = [
  { type: "header", label: "Wired", value: "h", parent: false },
  { ...access, label: "Fiber", value: "1", parent: false, id: "uuid-1" },
  { ...access, label: "Dark Fiber", value: "2", parent: "1", id: "uuid-2" },
];

export interface IndexGiven {
  readonly capabilities?: readonly string[];
  readonly providers?: readonly object[];
  readonly items?: readonly object[];
}

/** Returns an index with two categories, the second of which is empty. */
export function indexAnswer(given: IndexGiven = {}): Response {
  const { capabilities = ["solutions-index:edit"], providers = [acme, bolt] } = given;
  const results = [
    { bundle: "access", label: "Access", items: given.items ?? items },
    { bundle: "other", label: "Other", items: [] },
  ];
  return Response.json({ data: { capabilities, filter_options: { providers }, results } });
}

export const savedAs = (saved?: object) => () =>
  Response.json({ data: { code: 200, ...(saved && { provider: saved }) } });
