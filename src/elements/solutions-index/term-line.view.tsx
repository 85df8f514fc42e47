import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../core/plain-click.ts";
import type { IndexTerm } from "../../core/solutions-index/solutions-index.ts";
import { termHrefOf } from "../../core/solutions-index/term-href.ts";
import { CheckBox } from "../ui/check-box.tsx";
import { Icon } from "../ui/icon.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./solutions-index.messages.ts";

/** How terms are drawn, and the actions on them. */
export interface TermActs {
  readonly isEditing: boolean;
  /** Terms are links to the finder, or plain text if false (2 §6). */
  readonly areLinks: boolean;
  readonly onToggle: (key: string) => void;
  /** The address to draw for a path of the portal. */
  readonly hrefOf: (path: string) => string;
  readonly onNavigate: (path: string) => void;
}

interface TermLineProps extends TermActs {
  readonly term: IndexTerm;
  readonly termKey: string;
  readonly isCovered: boolean;
}

/** A term: a check box while editing, otherwise a link to the finder with it as filter (2 §2). */
export function TermLine({ term, termKey, isCovered, ...acts }: TermLineProps): ReactNode {
  if (acts.isEditing) {
    return (
      <CheckBox label={term.label} checked={isCovered} onChange={() => acts.onToggle(termKey)} />
    );
  }
  const path = termHrefOf(term);
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    acts.onNavigate(path);
  };
  return (
    <span className={isCovered ? "term covered" : "term"}>
      {isCovered && <Icon name="check" />}
      {acts.areLinks ? (
        <a href={acts.hrefOf(path)} onClick={handleClick}>
          {term.label}
        </a>
      ) : (
        <span>{term.label}</span>
      )}
      {isCovered && <VisuallyHidden>{messages.covered}</VisuallyHidden>}
    </span>
  );
}
