import type { ReactNode, Ref } from "react";
import { Heading } from "./heading.tsx";

interface ScreenHeadProps {
  readonly heading: string;
  /** One line about the purpose of the screen. */
  readonly introduction?: ReactNode;
  /** The present subject of the screen, such as an address. It takes the place of the introduction. */
  readonly caption?: ReactNode;
  /** The heading, which gets the focus when the focused control disappears. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The main heading of a screen. */
export function ScreenHead({ heading, introduction, caption, ref }: ScreenHeadProps): ReactNode {
  return (
    <div className="screen-head">
      <Heading level={1} ref={ref} tabIndex={-1}>
        {heading}
      </Heading>
      {caption ?? (introduction && <p className="muted">{introduction}</p>)}
    </div>
  );
}
