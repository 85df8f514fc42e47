import type { SearchAnswer } from "./search-answer.ts";

const script = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;

function emptied(answer: SearchAnswer, texts: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    ...answer,
    rows: [],
    total: 0,
    filter_options: { provider: [], term: [], package: [], region: [] },
    pricing: [],
    contracts_available: [],
    ...texts,
  };
}

const reviewed =
  '<p>Pricing for this address is <strong>under review</strong>. <a href="/account">Contact us</a>.</p>';

const changes = {
  /** An earlier step has already changed the carriers of the building. */
  "all-carriers": (answer: SearchAnswer) => answer,
  empty: (answer: SearchAnswer) => emptied(answer),
  "empty-message": (answer: SearchAnswer) => emptied(answer, { message: reviewed }),
  "empty-error-message": (answer: SearchAnswer) =>
    emptied(answer, {
      message: reviewed,
      errorMessage: "<p>The pricing service could not price this address.</p>",
    }),
  "empty-hostile": (answer: SearchAnswer) =>
    emptied(answer, {
      message: `<p>Try <a href="javascript:alert(3)">again</a> later.${script}</p>`,
    }),
  /** Removes telephone lines and their add-ons. */
  "term-without-phones": (answer: SearchAnswer) => {
    const terms = ["24", "36", "60"];
    const rows = answer.rows.map((row) => (row.type === "phone_addon" ? { ...row, terms } : row));
    return withRows(
      { ...answer, rows },
      (row) => row.type !== "phone" || !row.terms.includes("12"),
    );
  },
  "other-city": (answer: SearchAnswer) => ({
    ...answer,
    address_display: "305 Elsewhere Street, Dallas, TX 75201",
    postal_code: "75201",
  }),
  "light-green": (answer: SearchAnswer) => withComcastLine(answer, "light green", 1250),
  "slow-line": (answer: SearchAnswer) => withComcastLine(answer, "green", 300),
  "hostile-rows": (answer: SearchAnswer): SearchAnswer => ({
    ...answer,
    rows: answer.rows.map((row) => ({
      ...row,
      title: `${row.title}${script}`,
      label: `${row.label ?? ""}</span>${script}`,
      description: `${row.description ?? ""}<a href="javascript:alert(4)">more</a>${script}`,
    })),
    filter_options: {
      ...answer.filter_options,
      provider: answer.filter_options.provider.map((provider) => ({
        ...provider,
        logoUri: "javascript:alert(5)",
      })),
    },
  }),
  "without-acl": ({ acl, ...answer }: SearchAnswer) => answer,
  "without-contracts": ({ contracts_available, ...answer }: SearchAnswer) => answer,
  wrapped: (answer: SearchAnswer) => ({ data: answer }),
  "wrong-types": (answer: SearchAnswer) => ({
    ...answer,
    total: String(answer.total),
    rows: [
      null,
      "rows",
      ...answer.rows.map(({ terms, mrc, dependencies, ...row }) => ({
        ...row,
        mrc: typeof mrc === "number" ? mrc.toFixed(2) : mrc,
        terms: terms.length === 1 ? Number(terms[0]) : terms,
        dependencies: dependencies?.length === 1 ? dependencies[0] : dependencies,
      })),
    ],
    acl: Object.fromEntries((answer.acl ?? []).map((capability, index) => [index, capability])),
    flag: answer.flag ? "1" : "0",
  }),
};

/** A variation of the correct search answer. */
export type SearchChange = keyof typeof changes;

export function changeSearch(answer: SearchAnswer, change: SearchChange): unknown {
  return changes[change](answer);
}

function withRows(
  answer: SearchAnswer,
  isKept: (row: SearchAnswer["rows"][number]) => boolean,
): SearchAnswer {
  const rows = answer.rows.filter(isKept);
  const left = new Set(rows.map(({ id }) => id));
  return {
    ...answer,
    rows,
    total: rows.length,
    filter_options: {
      ...answer.filter_options,
      package: answer.filter_options.package.filter(({ dependencies = [] }) =>
        dependencies.every((id) => left.has(id)),
      ),
    },
  };
}

function withComcastLine(answer: SearchAnswer, color: string, mbps: number): SearchAnswer {
  const metadata = [
    {
      key: "max_download",
      label: "Max Download",
      value: mbps,
      format: "speed",
      suffix: " Mbps",
    } as const,
  ];
  return {
    ...answer,
    filter_options: {
      ...answer.filter_options,
      provider: answer.filter_options.provider.map((provider) =>
        provider.key === "comcast"
          ? {
              ...provider,
              serviceability: {
                version: 2,
                coax: { name: "Coax", color, metadata },
                fiber: { name: "Fiber", color, metadata },
              },
            }
          : provider,
      ),
    },
  };
}
