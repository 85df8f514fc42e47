import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../core/plain-click.ts";
import type { LinkedText } from "../../core/pricing/section-notices.ts";
import { Alert } from "../ui/alert.tsx";

interface TelevisionNoticeProps {
  readonly notice: LinkedText;
  readonly hrefOf: (path: string) => string;
  readonly onNavigate: (href: string) => void;
}

/** Why a provider's television is not priced here (1 §8; decisions I11). */
export function TelevisionNotice({ notice, hrefOf, onNavigate }: TelevisionNoticeProps): ReactNode {
  const { before, link, after } = notice;
  const handleClick = (event: MouseEvent) => {
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(link.path);
  };
  return (
    <Alert kind="info">
      {before}
      {link !== null && (
        <a href={hrefOf(link.path)} onClick={handleClick}>
          {link.text}
        </a>
      )}
      {after}
    </Alert>
  );
}
