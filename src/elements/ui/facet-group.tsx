import { type ReactNode, useEffect, useRef, useState } from "react";
import { placesIn } from "../../core/values/tree-places.ts";
import { CheckBox } from "./check-box.tsx";
import { DeeperLevels } from "./deeper-levels.tsx";
import { Disclosure } from "./disclosure.tsx";
import css from "./facets.css?inline";
import { facetTexts } from "./facets.messages.ts";
import type { HeadingLevel } from "./heading.tsx";
import { stylePiece } from "./style-piece.ts";
import { useFormatting } from "./use-formatting.ts";
import { useTexts } from "./use-texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

stylePiece(css);

/** A facet: terms of one kind that filter a list. */
export type Facet = {
  readonly key: string;
  readonly title: string;
  readonly choices: readonly FacetChoice[];
};

/** The props of a facet and its terms. */
export type FacetGroupProps = {
  readonly facet: Facet;
  /** The reason why no more terms can be chosen. */
  readonly unavailable?: string | false | undefined;
  /** Called with the key of the choice. */
  readonly onToggle: (key: string, isActive: boolean) => void;
  readonly level?: HeadingLevel | undefined;
  readonly startsOpen?: boolean | undefined;
  readonly counts?: FacetCounts | undefined;
  /** True opens the facet and moves focus to its button. Then `onReach` is called. */
  readonly isSought?: boolean | undefined;
  readonly onReach?: (() => void) | undefined;
};

/** The number after each term, which is announced with it. */
export type FacetCounts = {
  /**
   * Returns the number for the key of a choice, or null to show nothing. Called only for terms that are drawn.
   */
  readonly countOf: (key: string) => number | null;
  /** The unit after the number: " providers". */
  readonly unit: (count: number) => string;
};

/**
 * A facet as a collapsible group of check boxes. It opens when its first term becomes active. The user can close it
 * again.
 */
export function FacetGroup({
  facet,
  unavailable = false,
  onToggle,
  level,
  startsOpen = false,
  counts,
  isSought = false,
  onReach,
}: FacetGroupProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const active = countActive(facet.choices);
  const [isOpen, setOpen] = useState(startsOpen || active > 0);
  const [wasActive, setWasActive] = useState(active > 0);
  if (wasActive !== active > 0) {
    setWasActive(active > 0);
    if (active > 0) setOpen(true);
  }
  if (isSought && !isOpen) setOpen(true);
  useEffect(() => {
    if (!isSought) return;
    // The whole facet, because its terms are what the user needs.
    ref.current?.scrollIntoView({ block: "nearest" });
    ref.current?.querySelector("button")?.focus({ preventScroll: true });
    onReach?.();
  }, [isSought, onReach]);
  return (
    <Disclosure
      ref={ref}
      label={facet.title}
      level={level}
      isOpen={isOpen}
      onToggle={setOpen}
      trailing={active > 0 ? <FacetCount count={active} /> : undefined}
    >
      <FacetChoices
        choices={facet.choices}
        unavailable={unavailable}
        onToggle={onToggle}
        counts={counts}
      />
    </Disclosure>
  );
}

/**
 * The number of chosen terms of a facet. Only a number, because words would crowd out the title in a narrow column.
 */
export function FacetCount({ count }: { readonly count: number }): ReactNode {
  const { selected } = useTexts(facetTexts);
  return (
    <span className="facet-count">
      <span>{count}</span>
      <VisuallyHidden>{selected}</VisuallyHidden>
    </span>
  );
}

/** A term of a facet, with its sub-terms. */
type FacetChoice = {
  readonly key: string;
  readonly label: string;
  readonly isActive: boolean;
  /** A heading that groups its sub-terms and cannot be chosen. */
  readonly isHeading?: boolean | undefined;
  readonly children?: readonly FacetChoice[] | undefined;
  /** The number of sub-terms from levels that are too deep to be indented. */
  readonly deeper?: number | undefined;
};

type FacetChoicesProps = {
  readonly choices: readonly FacetChoice[];
  /** The reason why terms can only be removed. */
  readonly unavailable: string | false;
  readonly onToggle: (key: string, isActive: boolean) => void;
  readonly counts: FacetCounts | undefined;
};

/**
 * The terms of a facet as check boxes, with sub-terms indented. Each check box is independent (decisions P3).
 */
export function FacetChoices({ choices, ...props }: FacetChoicesProps): ReactNode {
  const { unavailable, onToggle, counts } = props;
  return (
    <ul className="facet-choices">
      {choices.map((choice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values are not unique, and the order is stable
        <li key={index}>
          {choice.isHeading ? (
            <span className="facet-heading">{choice.label}</span>
          ) : (
            <CheckBox
              label={choice.label}
              checked={choice.isActive}
              unavailable={!choice.isActive && unavailable}
              trailing={counts && <Count counts={counts} choiceKey={choice.key} />}
              isTrailingDescribed={counts !== undefined}
              onChange={(isActive) => onToggle(choice.key, isActive)}
            />
          )}
          {choice.deeper !== undefined && <DeeperLevels count={choice.deeper} />}
          {choice.children !== undefined && choice.children.length > 0 && (
            <FacetChoices choices={choice.children} {...props} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Count({
  counts: { countOf, unit },
  choiceKey,
}: {
  readonly counts: FacetCounts;
  readonly choiceKey: string;
}): ReactNode {
  const format = useFormatting();
  const count = countOf(choiceKey);
  if (count === null) return null;
  return (
    <span className="muted">
      <span>{format.number(count)}</span>
      <VisuallyHidden>{unit(count)}</VisuallyHidden>
    </span>
  );
}

/** The number of chosen terms, including sub-terms. */
export function countActive(choices: readonly FacetChoice[]): number {
  const places = placesIn(choices, ({ children }) => children ?? []);
  return places.filter(({ node }) => node.isActive).length;
}
