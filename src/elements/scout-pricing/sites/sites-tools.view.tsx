import type { ReactNode } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { speedClasses } from "../../../core/pricing/board/offer-speed.ts";
import { monthsOf } from "../../../core/pricing/cart/cart-value.ts";
import {
  type SiteCriterion,
  siteCriterionKinds,
  siteLineKinds,
} from "../../../core/pricing/sites/site-criterion.ts";
import { isPriced, type SiteTable } from "../../../core/pricing/sites/site-table.ts";
import { termsIn } from "../../../core/pricing/sites/term-totals.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import { Select } from "../../ui/select.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { NumberField } from "../builder/quantity-field.view.tsx";
import { siteTexts } from "./sites.messages.ts";

interface SitesToolsProps {
  readonly table: SiteTable;
  readonly criterion: SiteCriterion;
  readonly onJudge: (criterion: SiteCriterion) => void;
}

const maxPhoneLines = 99;
/** The speeds that the price board offers as filters, the slowest first. */
const speeds = speedClasses.filter(({ asked }) => asked !== null).toReversed();

/** The needs of every site: the line, its term, phone lines, a static IP address, a backup. */
export function SitesTools({ table, criterion, onJudge }: SitesToolsProps): ReactNode {
  const texts = useTexts(siteTexts);
  const speedOptions = speeds.map(({ fromMbps, asked }) => ({
    value: String(fromMbps),
    label: texts.atLeast(asked ?? ""),
  }));
  const format = useFormatting();
  const { everywhere } = table;
  const change = (next: Partial<SiteCriterion>) => onJudge({ ...criterion, ...next });
  return (
    <fieldset className="sites-needs">
      <legend className="sites-heading">{texts.needs}</legend>
      <div className="sites-tools">
        <Select
          label={texts.criterion}
          value={criterion.kind}
          options={siteCriterionKinds.map((kind) => ({
            value: kind,
            label: texts.criteria[kind],
          }))}
          onChange={(value) =>
            change({ kind: siteCriterionKinds.find((kind) => kind === value) ?? "cheapest" })
          }
        />
        <Select
          label={texts.line}
          value={criterion.line}
          options={siteLineKinds.map((line) => ({ value: line, label: texts.lineKinds[line] }))}
          onChange={(value) =>
            change({ line: siteLineKinds.find((line) => line === value) ?? "any" })
          }
        />
        <Select
          label={texts.minimum}
          value={String(criterion.leastMbps ?? "")}
          options={[{ value: "", label: texts.anySpeed }, ...speedOptions]}
          onChange={(value) => change({ leastMbps: value === "" ? null : Number(value) })}
        />
        <Select
          label={texts.term}
          value={criterion.term ?? ""}
          options={[{ value: "", label: texts.anyTerm }, ...termsOf(table, criterion, format)]}
          onChange={(value) => change({ term: value || null })}
        />
        <NumberField
          label={texts.phoneLines}
          value={criterion.phoneLines}
          min={0}
          max={maxPhoneLines}
          onChange={(phoneLines) => change({ phoneLines })}
        />
        <Select
          label={texts.backup}
          value={String(criterion.backupMbps ?? "")}
          options={[
            { value: "", label: texts.noBackup },
            { value: "0", label: texts.anySpeed },
            ...speedOptions,
          ]}
          onChange={(value) => change({ backupMbps: value === "" ? null : Number(value) })}
        />
        <CheckBox
          label={texts.staticIp}
          checked={criterion.hasStaticIp}
          onChange={(hasStaticIp) => change({ hasStaticIp })}
        />
      </div>
      {criterion.backupMbps !== null && <p className="muted">{texts.backupNote}</p>}
      {everywhere !== null && (
        <p>
          {texts.everywhere(
            everywhere.label,
            format.number(everywhere.possible.sites),
            format.number(table.rows.filter(isPriced).length),
          )}
        </p>
      )}
    </fieldset>
  );
}

/** The terms of all answers so far, and always the chosen one. */
function termsOf({ rows }: SiteTable, { term }: SiteCriterion, format: Formatting) {
  const found = termsIn({ sites: rows });
  if (term === null || found.some(({ value }) => value === term)) return found;
  const months = monthsOf({ value: term, label: term });
  // The server names its terms in its answers, which a reload forgets.
  return [
    { value: term, label: months === null ? term : format.texts(siteTexts).months(months, format) },
    ...found,
  ];
}
