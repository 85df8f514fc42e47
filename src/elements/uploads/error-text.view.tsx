import type { ReactNode } from "react";
import { bulkErrorPartsOf } from "../../core/bulk/bulk-error-parts.ts";
import { stylePiece } from "../ui/style-piece.ts";
import css from "./error-text.css?inline";

stylePiece(css);

/** The reason why an upload failed. Its words "downloadable template" link to the template. */
export function ErrorText({
  text,
  onTemplate,
}: {
  readonly text: string;
  readonly onTemplate: () => void;
}): ReactNode {
  return (
    <span className="error-text as-sent">
      {bulkErrorPartsOf(text).map((part, index) =>
        part.kind === "text" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position
          <span key={index}>{part.text}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position
          <button key={index} type="button" className="link-button" onClick={onTemplate}>
            {part.text}
          </button>
        ),
      )}
    </span>
  );
}
