import { memo, type ReactNode, useId } from "react";
import { ExternalLink } from "../ui/external-link.tsx";
import { ImageWithFallback } from "../ui/image-with-fallback.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./solutions-finder.messages.ts";

interface ProviderCardProps {
  readonly nid: string;
  readonly name: string;
  /** Null if it has no page: the name is plain text. */
  readonly href: string | null;
  readonly logo: string | null;
  /** How many of the filters match; `""` without filters. */
  readonly counter: string;
  readonly isSelected: boolean;
  /** Whether the limit of the selection is reached. */
  readonly isFull: boolean;
  readonly onSelect: (nid: string, isSelected: boolean) => void;
}

/**
 * A provider: the card is a check box, its label a link with its own target area (decisions P13). Beyond the limit a
 * selection is still attempted, and rejected with an announcement (decisions P14).
 */
export const ProviderCard = memo(function ProviderCard(props: ProviderCardProps): ReactNode {
  const id = useId();
  const { nid, name, href, counter, isSelected } = props;
  const counterId = counter === "" ? undefined : `${id}-counter`;
  return (
    <div className="provider-card" part="card">
      <input
        id={id}
        type="checkbox"
        className="choice-input"
        checked={isSelected}
        aria-disabled={(props.isFull && !isSelected) || undefined}
        aria-describedby={counterId}
        onChange={(event) => props.onSelect(nid, event.currentTarget.checked)}
      />
      <label className="provider-card-cover" htmlFor={id}>
        <VisuallyHidden>{messages.select(name)}</VisuallyHidden>
      </label>
      <span className="provider-card-logo" aria-hidden="true">
        <ImageWithFallback src={props.logo} name={name} />
      </span>
      <span className="provider-card-name">
        {href === null ? name : <ExternalLink href={href}>{name}</ExternalLink>}
      </span>
      {counterId !== undefined && (
        <span className="provider-card-counter" id={counterId}>
          {counter}
        </span>
      )}
    </div>
  );
});
