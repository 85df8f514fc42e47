import { type ReactNode, useState } from "react";
import { Disclosure } from "./disclosure.tsx";
import { countActive, type FacetChoice, FacetChoices } from "./facet-choices.tsx";
import type { HeadingLevel } from "./heading.tsx";

/** A facet: terms of one kind that filter a list. */
export type Facet = {
  readonly key: string;
  readonly title: string;
  readonly choices: readonly FacetChoice[];
};

/** Props of a facet. */
export type FacetGroupProps = {
  readonly facet: Facet;
  /** Whether the limit is reached (decisions P5). */
  readonly isFull?: boolean | undefined;
  /** `key` is that of the choice. */
  readonly onToggle: (key: string, isActive: boolean) => void;
  readonly level?: HeadingLevel | undefined;
  readonly startsOpen?: boolean | undefined;
};

/**
 * A facet as a collapsible group of check boxes. It opens when its first term becomes active, and can be closed again
 * (decisions P34, P35).
 */
export function FacetGroup({
  facet,
  isFull = false,
  onToggle,
  level,
  startsOpen = false,
}: FacetGroupProps): ReactNode {
  const active = countActive(facet.choices);
  const [isOpen, setOpen] = useState(startsOpen || active > 0);
  const [wasActive, setWasActive] = useState(active > 0);
  if (wasActive !== active > 0) {
    setWasActive(active > 0);
    if (active > 0) setOpen(true);
  }
  return (
    <Disclosure
      label={facet.title}
      level={level}
      isOpen={isOpen}
      onToggle={setOpen}
      trailing={active > 0 ? <FacetCount count={active} /> : undefined}
    >
      <FacetChoices choices={facet.choices} isFull={isFull} onToggle={onToggle} />
    </Disclosure>
  );
}

/** The number of chosen terms of a facet. */
export function FacetCount({ count }: { readonly count: number }): ReactNode {
  return <span className="facet-count">{`${count} selected`}</span>;
}
