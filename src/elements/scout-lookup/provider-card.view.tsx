import { type ReactNode, useId } from "react";
import { type AnswerContext, answerImageSrc } from "../../core/links/links.ts";
import { metadataTextOf } from "../../core/lookup/metadata-text.ts";
import type { ServiceabilityEntry } from "../../core/lookup/place.ts";
import { placeTexts } from "../../core/lookup/place-messages.ts";
import type { CardEntry, CardSection, ProviderCard } from "../../core/lookup/provider-card.ts";
import { providerTexts } from "../../core/lookup/provider-messages.ts";
import { Alert } from "../ui/alert.tsx";
import { Heading } from "../ui/heading.tsx";
import { ImageWithFallback } from "../ui/image-with-fallback.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tag } from "../ui/tag.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { lookupTexts } from "./scout-lookup.messages.ts";

interface ProviderCardViewProps {
  readonly card: ProviderCard;
  readonly base: AnswerContext;
}

/** The LEC or the cable company, with its services. */
export function ProviderCardView({ card, base }: ProviderCardViewProps): ReactNode {
  const placed = useTexts(placeTexts);
  const headingId = useId();
  const logo = answerImageSrc(card.provider?.logoUri, base);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it does not group form fields
    <div
      className={`carrier ${card.role}`}
      role="group"
      aria-labelledby={headingId}
      aria-busy={card.content.kind === "loading" || undefined}
    >
      <div className="carrier-head">
        <Heading level={3} id={headingId} className="carrier-heading">
          {placed[card.role]}
        </Heading>
        {card.name !== "" && (
          <div className="provider-name" translate="no">
            {logo === null ? card.name : <ImageWithFallback src={logo} name={card.name} />}
          </div>
        )}
      </div>
      <div className="carrier-services">
        <CardContent content={card.content} />
      </div>
    </div>
  );
}

function CardContent({ content }: Pick<ProviderCard, "content">): ReactNode {
  const texts = useTexts(lookupTexts);
  const placed = useTexts(placeTexts);
  if (content.kind === "loading") return <Skeleton label={texts.loading} />;
  if (content.kind === "sections") {
    return content.sections.map((section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections are identified by position
      <Section key={index} section={section} />
    ));
  }
  return (
    <div className="provider-no-data muted">
      {content.reasons.map((reason) => (
        <p key={reason}>{placed[reason]}</p>
      ))}
    </div>
  );
}

function Section({ section }: { readonly section: CardSection }): ReactNode {
  const { parts } = useTexts(providerTexts);
  const title = section.title || (section.part && parts[section.part]);
  return (
    <div className="service-section">
      {title && <Heading level={4}>{title}</Heading>}
      <ul className="service-list">
        {section.entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by position
          <li key={index}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry: { kind, entry } }: { readonly entry: CardEntry }): ReactNode {
  const format = useFormatting();
  const texts = useTexts(lookupTexts);
  const { errorReported } = useTexts(placeTexts);
  const { status } = useTexts(providerTexts);
  if (kind === "loading") {
    return (
      <>
        {entry.label !== "" && <p className="muted as-sent">{entry.label}</p>}
        <Skeleton label={entry.label || texts.loading} lines={1} />
      </>
    );
  }
  if (kind === "error") {
    const value = metadataTextOf(entry, format);
    const lines = [
      entry.label && value ? status(entry.label, value) : entry.label || value,
      entry.description,
      entry.footnote,
      errorReported,
    ];
    return (
      <Alert kind="warning">
        {[...new Set(lines)].filter(Boolean).map((line) => (
          <p key={line} className="as-sent">
            {line}
          </p>
        ))}
      </Alert>
    );
  }
  return <Service entry={entry} />;
}

function Service({ entry }: { readonly entry: ServiceabilityEntry }): ReactNode {
  const format = useFormatting();
  const value = metadataTextOf(entry, format);
  // Colour must not be the only information, so without a value the description is shown.
  const status = value || (entry.color && (entry.description || entry.color));
  return (
    <>
      <div className="service-line">
        {entry.label !== "" && <bdi className="service-label">{entry.label}</bdi>}
        {status !== "" && <Tag color={entry.color}>{status}</Tag>}
      </div>
      {entry.description !== "" && entry.description !== status && (
        <p className="muted as-sent">{entry.description}</p>
      )}
      {entry.metadata.length > 0 && (
        <dl className="service-facts">
          {entry.metadata.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts are identified by position
            <div key={index}>
              <dt>{fact.label}</dt>
              <dd>
                {fact.color === "" ? (
                  <bdi>{metadataTextOf(fact, format)}</bdi>
                ) : (
                  <Tag color={fact.color}>{metadataTextOf(fact, format)}</Tag>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {entry.footnote !== "" && (
        <p className="service-footnote as-sent">
          {entry.footnoteColor === "" ? (
            entry.footnote
          ) : (
            <Tag color={entry.footnoteColor}>{entry.footnote}</Tag>
          )}
        </p>
      )}
    </>
  );
}
