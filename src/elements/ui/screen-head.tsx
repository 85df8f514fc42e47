import type { ReactNode, Ref } from "react";

interface ScreenHeadProps {
  readonly heading: string;
  /** What the screen is for, in a line. */
  readonly introduction?: ReactNode;
  /** The heading takes the focus of what goes away. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The first heading of a screen. */
export function ScreenHead({ heading, introduction, ref }: ScreenHeadProps): ReactNode {
  return (
    <div className="screen-head">
      <h1 part="heading" ref={ref} tabIndex={-1}>
        {heading}
      </h1>
      {introduction && <p className="muted">{introduction}</p>}
    </div>
  );
}
