import { brokenSite, type Fault, gatewayTimeout, halfAnswer } from "../http/fault.ts";

/** A keyword with which the resource library misbehaves. */
export interface ResourceScenario {
  readonly keyword: string;
  /** The behaviour of the backend. */
  readonly backend: string;
  /** The result on the screen. */
  readonly shown: string;
  /** The delay of each answer, in milliseconds. */
  readonly waitMs?: number;
  /** Answers to the first calls, in order, followed by a correct one; then they repeat. */
  readonly faults?: readonly Fault[];
  /** Replaces the library's own answer. */
  readonly answer?: object;
}

export const resourceScenarios: readonly ResourceScenario[] = [
  {
    keyword: "nothing at all",
    backend: "No rows, and a message with markup",
    shown: "The message, cleaned",
    answer: {
      rows: [],
      total: 0,
      limit: 25,
      page: 0,
      filter_options: { collateral_type: [] },
      message:
        'The library is <strong>being moved</strong> this week. <a href="/account">Account</a><script>alert(1)</script>',
    },
  },
  {
    keyword: "server error",
    backend: "500 and 504, then an answer",
    shown: "An error has occurred.; the third try works",
    faults: [brokenSite, gatewayTimeout],
  },
  {
    keyword: "half an answer",
    backend: "Broken JSON, then an answer",
    shown: "An error has occurred.; Try again works",
    faults: [halfAnswer],
  },
  {
    keyword: "slow answer",
    backend: "Answers after six seconds",
    shown: "What was there before, until the answer; a newer search wins",
    waitMs: 6000,
  },
  {
    keyword: "wrong types",
    backend: "Numbers as texts, lists as single values, dates of every kind",
    shown: "Three resources, as usual",
    answer: {
      data: {
        rows: {
          0: {
            name: "A single attachment",
            collateral_type: ["Brochure"],
            attachment: "/system/files/resources/resource-1/file.pdf",
            updated_at: 1767614400,
          },
          1: { name: "No attachment &amp; no date", collateral_type: null, attachment: null },
          2: {
            name: 4711,
            collateral_type: { value: "9", label: "Data Sheet" },
            attachment: [{ uri: "https://files.example.com/sheet%20one.pdf" }],
            updated_at: "2026-01-05",
          },
        },
        total: "3",
        limit: "25",
        page: "0",
        filter_options: { collateral_type: { 8: "Brochure", 9: "Data Sheet" } },
      },
    },
  },
  {
    keyword: "hostile",
    backend: "Markup, scripts and invalid addresses",
    shown: "Plain text only; no unsafe links",
    answer: {
      rows: [
        {
          name: 'Evil<img src=x onerror="alert(1)"> & Sons \u202efdp.exe',
          collateral_type: "<script>alert(1)</script>Brochure",
          attachment: [
            "javascript:alert(1)",
            "data:text/html,<script>alert(1)</script>",
            "//evil.example/%2e%2e/file.pdf",
            "/system/files/resources/%2e%2e/%2e%2e/secret.pdf",
            "https://user:password@evil.example/a.pdf",
          ],
          updated_at: "<b>yesterday</b>",
        },
      ],
      total: 1,
      limit: 25,
      page: 0,
      filter_options: {
        collateral_type: [{ value: "__proto__", label: "<i>Proto</i>" }],
      },
      message: null,
    },
  },
];

export function findResourceScenario(keyword: string): ResourceScenario | null {
  const wanted = keyword.trim().toLowerCase();
  return resourceScenarios.find((scenario) => scenario.keyword === wanted) ?? null;
}
