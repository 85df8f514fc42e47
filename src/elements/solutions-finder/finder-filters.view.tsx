import { type ReactNode, useRef, useState } from "react";
import type { FinderFacet, FinderQuestion } from "../../core/finder/finder.ts";
import { shownFacetOf, shownQuestionOf } from "../../core/finder/shown-facet.ts";
import { distinctKeysOf } from "../../core/values/distinct-keys.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { type FacetCounts, FacetGroup } from "../ui/facet-group.tsx";
import { Heading } from "../ui/heading.tsx";
import { SearchBox, type SearchBoxProps } from "../ui/search-box.tsx";
import { useNarrow } from "../ui/use-narrow.ts";
import { useTexts } from "../ui/use-texts.ts";
import { FacetPopover } from "./facet-popover.view.tsx";
import { finderTexts } from "./solutions-finder.messages.ts";

/** Facets if all categories are shown, questions if one is chosen. */
export type FilterContent =
  | { readonly kind: "facets"; readonly facets: readonly FinderFacet[] }
  | { readonly kind: "questions"; readonly questions: readonly FinderQuestion[] };

interface FinderFiltersProps {
  readonly content: FilterContent;
  /** The search finds filters or answers, and providers. */
  readonly search: Pick<
    SearchBoxProps,
    "value" | "suggestions" | "loading" | "error" | "isOffering" | "onValueChange" | "onSubmit"
  >;
  /** Keys of the applied criteria. */
  readonly active: ReadonlySet<string>;
  /** The reason why no further filter can be chosen, or false. */
  readonly unavailable: string | false;
  readonly counts: FacetCounts;
  readonly onToggle: (key: string, isActive: boolean) => void;
  /** The key of the group that the user chose in the search, made distinct by its position. */
  readonly sought?: string | null | undefined;
  /** Called when the sought group is open and has the focus. */
  readonly onReach?: (() => void) | undefined;
  readonly onClear: () => void;
  /** Moves focus to the results, which are dozens of tab stops away. */
  readonly onSkip: () => void;
  /** Draws only as many facets as the window has room for. */
  readonly isFirstFrame?: boolean | undefined;
}

/** The minimum height of a facet's button, in pixels. */
const facetPx = 36;

/**
 * Up to this width the panel is above the results. Everything below its search box is closed at
 * first.
 */
const narrowPx = 700;

/** The panel with search box, facets and questions. */
export function FinderFilters({ content, ...props }: FinderFiltersProps): ReactNode {
  const texts = useTexts(finderTexts);
  const ref = useRef<HTMLElement>(null);
  const isNarrow = useNarrow(ref, narrowPx);
  const [isOpen, setOpen] = useState(false);
  if (props.sought && !isOpen) setOpen(true);
  const heading = content.kind === "facets" ? texts.filters : texts.questions;
  const groups = <Groups content={content} {...props} />;
  const isFiltered = props.active.size > 0;
  // The button disappears with the filters, so the search box takes the focus.
  const handleClear = () => {
    props.onClear();
    ref.current?.querySelector("input")?.focus();
  };
  return (
    <section className="finder-filters" aria-label={heading} ref={ref}>
      <button type="button" className="finder-skip" onClick={props.onSkip}>
        {texts.skip}
      </button>
      {!isNarrow && (
        <div className="finder-head">
          <Heading level={2} className="finder-caption">
            {heading}
          </Heading>
          {isFiltered && (
            <Button variant="quiet" onClick={handleClear}>
              {texts.clear}
            </Button>
          )}
        </div>
      )}
      <SearchBox
        {...props.search}
        name="filters"
        label={texts.searchKeywords}
        submitLabel={texts.search}
        isCompact
        clear={isNarrow && isFiltered ? { label: texts.clear, onClear: props.onClear } : undefined}
      />
      {isNarrow ? (
        <Disclosure label={heading} level={2} isOpen={isOpen} onToggle={setOpen}>
          <div className="stack">{groups}</div>
        </Disclosure>
      ) : (
        groups
      )}
    </section>
  );
}

function Groups({
  content,
  active,
  isFirstFrame,
  sought = null,
  ...group
}: FinderFiltersProps): ReactNode {
  const { unavailable, onToggle, counts, onReach } = group;
  const room = isFirstFrame ? Math.ceil(window.innerHeight / facetPx) : undefined;
  if (content.kind === "facets") {
    const keys = distinctKeysOf(content.facets.map(({ key }) => key));
    return (
      <div className="facet-buttons">
        {content.facets.slice(0, room).map((facet, index) => (
          <FacetPopover
            key={keys[index]}
            facet={shownFacetOf(facet, active)}
            unavailable={unavailable}
            onToggle={onToggle}
            counts={counts}
            isSought={sought !== null && sought === keys[index]}
            onReach={onReach}
          />
        ))}
      </div>
    );
  }
  const keys = distinctKeysOf(content.questions.map(({ id }) => id));
  return content.questions.map((question, index) => (
    <FacetGroup
      key={keys[index]}
      facet={shownQuestionOf(question, active)}
      unavailable={unavailable}
      onToggle={onToggle}
      counts={counts}
      isSought={sought !== null && sought === keys[index]}
      onReach={onReach}
      level={3}
      startsOpen
    />
  ));
}
