export const finderCall = "GET /api/v1/solutions-finder";
export const suggestCall = "GET /api/v1/solutions-finder/autocomplete";
export const buildCall = "POST /api/v1/solutions-finder/solutions-builder";

/**
 * Returns a small directory as the server sends it: every provider has network, every second one
 * has voice.
 */
export interface FinderWire {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly facets: readonly unknown[];
  readonly filter_options: { readonly category: unknown; readonly question: unknown };
  readonly message?: string;
}

const names = [
  "Acme",
  "Birch",
  "Cobalt",
  "Delta",
  "Elm",
  "Flint",
  "Garnet",
  "Harbor",
  "Iris",
  "Jade",
];

const item = (key: string, facetId: string, value: string, label: string) => ({
  key,
  facet_id: facetId,
  value,
  label,
  parent: false,
  type: "term",
});

function row(name: string, at: number) {
  const terms = [
    ["1", "101"],
    ...(at % 2 === 0 ? [["1", "102"]] : []),
    ...(at % 5 === 0 ? [["2", "201"]] : []),
  ];
  return {
    nid: 50 + at,
    name,
    uri: at === 9 ? null : `https://${name.toLowerCase()}.example/`,
    categories: [
      { value: "network" },
      ...(at < 4 ? [{ value: "fiber" }] : []),
      ...(at % 2 === 0 ? [{ value: "voice" }] : []),
    ],
    taxonomy: terms.map(([facet_id, value]) => ({ facet_id, value, parent: false })),
  };
}

export const aFinder: FinderWire = {
  rows: names.map(row),
  facets: [
    {
      key: "access",
      title: "Access",
      items: [
        { key: "access", label: "Wired", value: "w", type: "header" },
        {
          ...item("access", "1", "101", "Fiber"),
          children: [{ ...item("access", "1", "102", "Dark Fiber"), parent: "101" }],
        },
      ],
    },
    { key: "industry", title: "Industry", items: [item("industry", "2", "201", "Healthcare")] },
    {
      key: "many",
      title: "Many",
      items: Array.from({ length: 31 }, (_, at) => item("many", "9", `9${at}`, `Word ${at}`)),
    },
  ],
  filter_options: {
    category: [
      { value: "network", label: "Network", parent: 0 },
      { value: "fiber", label: "Wired Internet", parent: "network" },
      { value: "coax", label: "Coax Internet", parent: "network" },
      { value: "voice", label: "Voice", parent: "0" },
      { value: "iot", label: "IoT", parent: 0 },
    ],
    question: [
      {
        category: ["network"],
        question: "Which line?",
        question_id: 1,
        key: "line",
        answers: [
          { key: "line", value: "102", label: "A dark one", parent: false },
          { key: "line", value: "201", label: "A healthy one", parent: false },
        ],
      },
      {
        category: ["fiber"],
        question: "How fast?",
        question_id: 2,
        key: "speed",
        answers: [{ key: "speed", value: "101", label: "Very", parent: false }],
      },
      {
        category: ["voice"],
        question: "How many lines?",
        question_id: 3,
        key: "lines",
        answers: [{ key: "lines", value: "102", label: "Some", parent: false }],
      },
    ],
  },
};

export const firstNames = names;

export const answerOf = (finder: FinderWire) =>
  Response.json({ data: { ...finder, total: finder.rows.length } });
