import type { ReactNode } from "react";

interface ReservedSpaceProps {
  /** The longest texts that the children may become. */
  readonly texts: readonly string[];
  readonly children: ReactNode;
}

/** Takes the space of its longest text, so that a change of its children moves nothing (decisions K10). */
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
