import { Fragment, type ReactNode } from "react";
import { Card } from "../ui/card.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

/** A time, with the exact one. */
export interface WorkTime {
  readonly text: string;
  readonly exact: string;
  readonly timeMs: number;
}

/** A piece of work, with one action. */
export interface WorkItem {
  readonly key: string;
  readonly title: string;
  /** Shown one after another; blank details are left out. */
  readonly details: readonly (string | WorkTime)[];
  /** Its progress or state. */
  readonly state?: ReactNode;
  readonly act: string;
  /** The destination of the action. */
  readonly href: string;
}

interface WorkCardProps {
  readonly heading: string;
  /** A link to the screen of this kind. */
  readonly link?: { readonly label: string; readonly href: string };
  readonly children: ReactNode;
}

/** A card with one kind of work. */
export function WorkCard({ heading, link, children }: WorkCardProps): ReactNode {
  return (
    <Card
      heading={heading}
      level={3}
      actions={
        link && (
          <ScreenLink href={link.href} variant="quiet">
            {link.label}
          </ScreenLink>
        )
      }
    >
      {children}
    </Card>
  );
}

interface WorkItemsProps {
  readonly items: readonly WorkItem[];
  /** The text for an empty list, which says what the user can do. */
  readonly none: string;
}

/** Pieces of work, one below the other. */
export function WorkItems({ items, none }: WorkItemsProps): ReactNode {
  if (items.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="work-items">
      {items.map(({ key, title, details, state, act, href }) => (
        <li key={key} className="work-item">
          <div className="work-text">
            <span className="work-title">{title}</span>
            <span className="muted">
              {details.filter(Boolean).map((detail, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: details are identified by position
                <Fragment key={index}>
                  {index > 0 && <span> · </span>}
                  {typeof detail === "string" ? <span>{detail}</span> : <Time {...detail} />}
                </Fragment>
              ))}
            </span>
            {state}
          </div>
          <ScreenLink href={href} variant="secondary">
            <span>
              <span>{act}</span>
              <VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </span>
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}

function Time({ text, exact, timeMs }: WorkTime): ReactNode {
  return (
    <time dateTime={new Date(timeMs).toISOString()} title={exact}>
      {text}
    </time>
  );
}
