import { type ReactNode, useRef } from "react";
import { cellPlaceOf } from "../../core/lists/cell-place.ts";
import type { CsvReport, RowDamage } from "../../core/lists/check-list.ts";
import type { ListChoices } from "../../core/lists/read-list.ts";
import { useAnnouncedText } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { listTexts } from "./lists.messages.ts";

const maxShown = 20;

interface DamagedCellsProps {
  readonly report: Pick<CsvReport, "damage" | "damageCounts">;
  readonly choices: Pick<ListChoices, "mended" | "mendedOtherwise">;
  readonly nameOf: (column: number) => string;
  readonly onRevise: (revision: Pick<ListChoices, "mended" | "mendedOtherwise">) => void;
}

/**
 * Damaged cells with their fixes, each of which the user can apply and undo, alone or together. Nothing is fixed before the
 * user says so. No button disappears when it is pressed, so that the focus stays.
 */
export function DamagedCells({
  report: { damage, damageCounts },
  choices: { mendedOtherwise = [] },
  nameOf,
  onRevise,
}: DamagedCellsProps): ReactNode {
  const format = useFormatting();
  const texts = useTexts(listTexts);
  const state = useRef<HTMLParagraphElement>(null);
  useAnnouncedText(state, true);
  const sumOf = (key: "count" | "fixCount" | "mendedCount") =>
    [...damageCounts.values()].reduce((sum, counts) => sum + counts[key], 0);
  const [count, fixCount, mendedCount] = [sumOf("count"), sumOf("fixCount"), sumOf("mendedCount")];
  if (count === 0) return null;
  const shown = [...damage].sort(inOrder).slice(0, maxShown);
  const fixable = [...damageCounts].flatMap(([reason, one]) => (one.fixCount > 0 ? [reason] : []));

  function toggle({ row, column }: RowDamage): void {
    const place = cellPlaceOf(row, column);
    const others = mendedOtherwise.filter((one) => one !== place);
    const isNew = others.length === mendedOtherwise.length;
    onRevise({ mendedOtherwise: isNew ? [...others, place] : others });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard access */}
      <section className="list-damage" tabIndex={0} aria-label={texts.damage}>
        <table>
          <caption>{texts.damage}</caption>
          <thead>
            <tr>
              {Object.entries(texts.damageHeads).map(([key, head]) => (
                <th key={key} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{texts.damageAct}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={cellPlaceOf(one.row, one.column)}>
                <td>{format.number(one.row)}</td>
                <td>
                  <span>{one.before || texts.emptyCell}</span>
                  <span className="muted">{nameOf(one.column)}</span>
                </td>
                <td>
                  <span>{one.after ?? texts.noFix}</span>
                  <span className="muted">{texts.damageReasons[one.reason]}</span>
                </td>
                <td>
                  {one.after !== null && (
                    <Button
                      variant="quiet"
                      label={texts.fixOf(one.isMended, one.before, one.after, one.row)}
                      onClick={() => toggle(one)}
                    >
                      {one.isMended ? texts.undoFix : texts.applyFix}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {count > shown.length && <p className="hint">{texts.more(count - shown.length, format)}</p>}
      <p ref={state} hidden={mendedCount === 0}>
        {mendedCount > 0 && texts.fixesApplied(mendedCount, format)}
      </p>
      {fixCount > 0 && (
        <div className="row">
          <Button
            unavailable={mendedCount === fixCount && texts.allApplied}
            onClick={() => onRevise({ mended: fixable, mendedOtherwise: [] })}
          >
            {texts.applyFixes(fixCount - mendedCount, format)}
          </Button>
          <Button
            variant="quiet"
            unavailable={mendedCount === 0 && texts.noneApplied}
            onClick={() => onRevise({ mended: [], mendedOtherwise: [] })}
          >
            {texts.undo}
          </Button>
        </div>
      )}
    </>
  );
}

/** Cells without a fix come first, because no button mends them. */
function inOrder(a: RowDamage, b: RowDamage): number {
  const rankOf = ({ after }: RowDamage) => (after === null ? 0 : 1);
  return rankOf(a) - rankOf(b) || a.row - b.row || a.column - b.column;
}
