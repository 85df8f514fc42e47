import { type ReactNode, useState } from "react";
import { CheckBox } from "./check-box.tsx";
import { Disclosure } from "./disclosure.tsx";
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
  /** Why no further term can be chosen (decisions P5). */
  readonly unavailable?: string | false | undefined;
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
  unavailable = false,
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
      <FacetChoices choices={facet.choices} unavailable={unavailable} onToggle={onToggle} />
    </Disclosure>
  );
}

/** The number of chosen terms of a facet. */
export function FacetCount({ count }: { readonly count: number }): ReactNode {
  return <span className="facet-count">{`${count} selected`}</span>;
}

/** A term of a facet, with its sub-terms. */
type FacetChoice = {
  readonly key: string;
  readonly label: string;
  readonly isActive: boolean;
  /** A heading that groups its sub-terms and cannot be chosen. */
  readonly isHeading?: boolean | undefined;
  readonly children?: readonly FacetChoice[] | undefined;
};

/** Props of {@link FacetChoices}. */
type FacetChoicesProps = {
  readonly choices: readonly FacetChoice[];
  /** Why terms can only be removed (decisions P5). */
  readonly unavailable: string | false;
  readonly onToggle: (key: string, isActive: boolean) => void;
};

/** The terms of a facet as check boxes, with sub-terms indented. Each is independent of the others (decisions P3). */
export function FacetChoices({ choices, unavailable, onToggle }: FacetChoicesProps): ReactNode {
  return (
    <ul className="facet-choices">
      {choices.map((choice) => (
        <li key={choice.key}>
          {choice.isHeading ? (
            <span className="facet-heading">{choice.label}</span>
          ) : (
            <CheckBox
              label={choice.label}
              checked={choice.isActive}
              unavailable={!choice.isActive && unavailable}
              onChange={(isActive) => onToggle(choice.key, isActive)}
            />
          )}
          {choice.children !== undefined && choice.children.length > 0 && (
            <FacetChoices choices={choice.children} unavailable={unavailable} onToggle={onToggle} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The number of chosen terms, including sub-terms. */
export function countActive(choices: readonly FacetChoice[]): number {
  return choices.reduce(
    (count, { isActive, children }) => count + (isActive ? 1 : 0) + countActive(children ?? []),
    0,
  );
}
