import { useState } from "react";
import css from "./image-with-fallback.css?inline";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

export type ImageWithFallbackProps = {
  /** An address that `safeImageSrc` has checked. Without one, the name is shown. */
  readonly src: string | null | undefined;
  readonly name: string;
  /** The name is beside the logo. So the logo is hidden from assistive technology, and initials replace it. */
  readonly isDecorative?: boolean;
  readonly size?: "medium" | "large";
};

/** A logo on a plate, or its name if there is no picture. */
export function ImageWithFallback(props: ImageWithFallbackProps) {
  const { src, name, isDecorative = false, size = "medium" } = props;
  const [broken, setBroken] = useState<string>();
  const shown = src === null || src === undefined || src === "" || src === broken ? undefined : src;
  return (
    <span className={`image-box ${size}`} aria-hidden={isDecorative || undefined}>
      {shown === undefined ? (
        <span className="image-name">{isDecorative ? initialsOf(name) : name}</span>
      ) : (
        <img
          src={shown}
          alt={isDecorative ? "" : name}
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  );
}

/** The first letters of the first two words. */
function initialsOf(name: string): string {
  return name
    .split(/\s+/, 2)
    .map(([first = ""]) => first)
    .join("");
}
