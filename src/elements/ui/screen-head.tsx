import type { ReactNode, Ref } from "react";

interface ScreenHeadProps {
  readonly heading: string;
  /** One line about the purpose of the screen. */
  readonly introduction?: ReactNode;
  /** The heading, which takes the focus when the focused control disappears. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The main heading of a screen. */
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
