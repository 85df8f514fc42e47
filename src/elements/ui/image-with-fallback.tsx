import { useState } from "react";
import css from "./image-with-fallback.css?inline";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

export type ImageWithFallbackProps = {
  /** An address that `safeImageSrc` has checked. Without one, the name is shown. */
  readonly src: string | null | undefined;
  readonly name: string;
  readonly size?: "small" | "medium" | "large";
};

/** A logo in a fixed box, or its name if there is no picture. */
export function ImageWithFallback({ src, name, size = "medium" }: ImageWithFallbackProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src === null || src === undefined || src === "" || src === broken ? undefined : src;
  return (
    <span className={`image-box ${size}`}>
      {shown === undefined ? (
        <span className="image-name">{name}</span>
      ) : (
        <img
          src={shown}
          alt={name}
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  );
}
