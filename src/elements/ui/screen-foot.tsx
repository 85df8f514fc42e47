import type { ReactNode } from "react";
import css from "./screen-foot.css?inline";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

interface ScreenFootProps {
  /** The class of the screen, which sets the space at the edges. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The end of a long screen, which stays at the lower edge of the window. */
export function ScreenFoot({ className, children }: ScreenFootProps): ReactNode {
  return <div className={`screen-foot ${className}`}>{children}</div>;
}
