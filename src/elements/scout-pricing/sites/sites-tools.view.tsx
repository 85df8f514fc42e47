import type { ReactNode } from "react";
import { speedClasses } from "../../../core/pricing/board/offer-speed.ts";
import {
  isPriced,
  type SiteCriterion,
  type SiteTable,
} from "../../../core/pricing/sites/site-table.ts";
import { Select } from "../../ui/select.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { siteMessages as messages } from "./sites.messages.ts";

interface SitesToolsProps {
  readonly table: SiteTable;
  readonly criterion: SiteCriterion;
  readonly onJudge: (criterion: SiteCriterion) => void;
}

const kinds = ["cheapest", "sameProvider", "fiber"] as const;
/** The speeds that the price board offers as filters, the slowest first. */
const speeds = speedClasses.filter(({ asked }) => asked !== null).toReversed();

/** The criterion for the best offers: kind, minimum speed, term. */
export function SitesTools({ table, criterion, onJudge }: SitesToolsProps): ReactNode {
  const format = useFormatting();
  const { everywhere } = table;
  return (
    <div className="stack">
      <div className="sites-tools">
        <Select
          label={messages.criterion}
          value={criterion.kind}
          options={kinds.map((kind) => ({ value: kind, label: messages.criteria[kind] }))}
          onChange={(value) =>
            onJudge({ ...criterion, kind: kinds.find((kind) => kind === value) ?? "cheapest" })
          }
        />
        <Select
          label={messages.minimum}
          value={String(criterion.leastMbps ?? "")}
          options={[
            { value: "", label: messages.anySpeed },
            ...speeds.map(({ fromMbps, asked }) => ({
              value: String(fromMbps),
              label: messages.atLeast(asked ?? ""),
            })),
          ]}
          onChange={(value) =>
            onJudge({ ...criterion, leastMbps: value === "" ? null : Number(value) })
          }
        />
        <Select
          label={messages.term}
          value={criterion.term ?? ""}
          options={[{ value: "", label: messages.anyTerm }, ...termsOf(table, criterion)]}
          onChange={(value) => onJudge({ ...criterion, term: value || null })}
        />
      </div>
      {everywhere !== null && (
        <p>
          {messages.everywhere(
            everywhere.label,
            format.number(everywhere.possible.sites),
            format.number(table.rows.filter(isPriced).length),
          )}
        </p>
      )}
    </div>
  );
}

/** The terms of all answers so far, and always the chosen one. */
function termsOf({ rows }: SiteTable, { term }: SiteCriterion) {
  const labels = new Map<string, string>(term === null ? [] : [[term, term]]);
  for (const { progress } of rows) {
    if (progress.kind !== "priced") continue;
    for (const { value, label } of progress.answer.terms) labels.set(value, label);
  }
  return [...labels].map(([value, label]) => ({ value, label }));
}
