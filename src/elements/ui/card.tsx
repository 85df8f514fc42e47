import { type ReactNode, useId } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Words } from "./words.tsx";

export type CardProps = {
  readonly heading?: ReactNode;
  readonly level?: HeadingLevel;
  /** Buttons, links or a short note at the end of the heading's line. */
  readonly actions?: ReactNode;
  /** True while the content is loading. */
  readonly busy?: boolean | undefined;
  readonly children?: ReactNode;
};

/**
 * A titled surface. With a heading it is a group with that name. It is not a landmark, because a page may have many
 * cards.
 */
export function Card({ heading, level = 2, actions, busy, children }: CardProps) {
  const headingId = useId();
  const titled = heading !== undefined;
  return (
    <div
      className="card"
      part="card"
      {...(titled && { role: "group", "aria-labelledby": headingId })}
      aria-busy={busy || undefined}
    >
      {(titled || actions !== undefined) && (
        <div className="card-head">
          {titled && (
            <Heading level={level} id={headingId} className="card-heading">
              {heading}
            </Heading>
          )}
          {actions}
        </div>
      )}
      <Words>{children}</Words>
    </div>
  );
}
