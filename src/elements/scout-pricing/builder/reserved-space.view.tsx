import type { ReactNode } from "react";

interface ReservedSpaceProps {
  /** The longest texts that the children may show. */
  readonly texts: readonly string[];
  readonly children: ReactNode;
}

/** Reserves the space of the longest text, so that nothing moves when the children change. */
export function ReservedSpace({ texts, children }: ReservedSpaceProps): ReactNode {
  return (
    <span className="reserved-space">
      {texts.map((text) => (
        <span key={text} data-reserved={text} />
      ))}
      <span>{children}</span>
    </span>
  );
}
