import type { ReactNode } from "react";
import type { CartEvent } from "../../core/pricing/cart/cart-state.ts";
import type { ServiceSection } from "../../core/pricing/cart/service-list.ts";
import { sectionHeadings } from "../../core/pricing/service-type.ts";
import { CheckBox } from "../ui/check-box.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface SectionTogglesProps {
  readonly sections: readonly ServiceSection[];
  /** Why a section is empty; null before a provider and a term are chosen (decisions K8). */
  readonly emptyTextOf: (section: ServiceSection) => string | null;
  readonly onAct: (event: Extract<CartEvent, { kind: "toggleSection" }>) => void;
}

/** The four checkboxes: each shows its section, or hides and empties it (1 §2; decisions MT). */
export function SectionToggles({ sections, emptyTextOf, onAct }: SectionTogglesProps): ReactNode {
  return (
    <fieldset className="section-toggles">
      <legend className="label">{messages.sections}</legend>
      {sections.map((section) => (
        <CheckBox
          key={section.name}
          isRow
          label={sectionHeadings[section.name]}
          description={section.offered === 0 ? emptyTextOf(section) : undefined}
          trailing={section.offered > 0 ? section.offered : undefined}
          checked={section.isOn}
          isDisabled={section.offered === 0}
          onChange={(isOn) => onAct({ kind: "toggleSection", section: section.name, isOn })}
        />
      ))}
    </fieldset>
  );
}
