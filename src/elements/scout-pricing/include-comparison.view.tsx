import type { ReactNode } from "react";
import type { KeptCart } from "../../core/pricing/cart/compare-carts.ts";
import { CheckBox } from "../ui/check-box.tsx";
import { ReservedSpace } from "./reserved-space.view.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface IncludeComparisonProps {
  readonly kept: readonly KeptCart[];
  readonly isIncluded: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

/** Whether print, PDF and contract carry the comparison, and with which options (decisions ZB2). */
export function IncludeComparison(props: IncludeComparisonProps): ReactNode {
  const { kept, isIncluded, onChange } = props;
  if (kept.length === 0) return null;
  const names = messages.includedCarts(kept.map(({ name }) => name));
  return (
    <CheckBox
      label={messages.includeComparison}
      description={<ReservedSpace texts={[names]}>{isIncluded && names}</ReservedSpace>}
      checked={isIncluded}
      onChange={onChange}
    />
  );
}
