import { type ReactNode, useRef } from "react";
import type { LibraryOption } from "../../core/libraries/library-option.ts";
import { FacetGroup } from "../ui/facet-group.tsx";
import { useNarrow } from "../ui/use-narrow.ts";
import { useTexts } from "../ui/use-texts.ts";
import { resourceLibraryTexts } from "./resource-library.messages.ts";

interface CollateralFacetProps {
  readonly types: readonly LibraryOption[];
  /** Values of the ticked types. */
  readonly ticked: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** Up to this width the facet is above the results and closed at first. */
const narrowPx = 720;

/** The collateral types as check boxes. There are no counts, because the server sends none. */
export function CollateralFacet({ types, ticked, onToggle }: CollateralFacetProps): ReactNode {
  const texts = useTexts(resourceLibraryTexts);
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(ref, narrowPx);
  const choices = types.map(({ value, label }) => ({
    key: value,
    label,
    isActive: ticked.includes(value),
  }));
  return (
    <div className="library-facet" ref={ref}>
      {choices.length > 0 && (
        <FacetGroup
          key={isNarrow ? "narrow" : "wide"}
          facet={{ key: "collateral_type", title: texts.collateralType, choices }}
          onToggle={onToggle}
          level={2}
          startsOpen={!isNarrow}
        />
      )}
    </div>
  );
}
