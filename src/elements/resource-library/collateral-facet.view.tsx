import { type ReactNode, useRef, useState } from "react";
import type { LibraryOption } from "../../core/libraries/library-option.ts";
import { CheckBox } from "../ui/check-box.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { useNarrow } from "../ui/use-narrow.ts";
import { messages } from "./resource-library.messages.ts";

interface CollateralFacetProps {
  readonly types: readonly LibraryOption[];
  /** Values of those that are ticked. */
  readonly ticked: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** From here on the facet stands above the results and is closed at first, in pixels. */
const narrowPx = 720;

/** The collateral types as check boxes (2 §2); counts are not known (rulings Q14). */
export function CollateralFacet({ types, ticked, onToggle }: CollateralFacetProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(ref, narrowPx);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <div className="facet" ref={ref}>
      {types.length > 0 && (
        <Disclosure
          label={messages.collateralType}
          level={2}
          trailing={ticked.length > 0 ? messages.tickedCount(ticked.length) : undefined}
          isOpen={isOpen ?? !isNarrow}
          onToggle={setOpen}
        >
          <ul className="facet-list">
            {types.map(({ value, label }) => (
              <li key={value}>
                <CheckBox
                  label={label}
                  checked={ticked.includes(value)}
                  onChange={() => onToggle(value)}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
