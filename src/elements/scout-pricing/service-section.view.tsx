import { type ReactNode, useId } from "react";
import type { AnswerPlace } from "../../core/links.ts";
import type { CartEvent } from "../../core/pricing/cart-event.ts";
import type { ServiceGroup, ServiceSection, ServiceView } from "../../core/pricing/service-list.ts";
import { sectionHeadings } from "../../core/pricing/service-type.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Radio } from "../ui/radio.tsx";
import { messages } from "./scout-pricing.messages.ts";
import { ServiceRowView } from "./service-row.view.tsx";

/** Why a row cannot be chosen, and what would help. */
export type DisabledTexts = (service: ServiceView) => {
  readonly disabledText: string;
  readonly explanation: string;
};

interface ServiceSectionProps {
  readonly section: ServiceSection;
  readonly isOpened: boolean;
  /** Words that are searched for. */
  readonly words: string;
  readonly base: AnswerPlace;
  readonly textsOf: DisabledTexts;
  readonly onAct: (event: CartEvent) => void;
  readonly onOpen: (isOpened: boolean) => void;
  readonly children?: ReactNode;
}

/** The services of a section, by type. */
export function ServiceSectionView(props: ServiceSectionProps): ReactNode {
  const { section, isOpened, words, onOpen } = props;
  const isNothing = section.groups.length === 0 && section.hidden === 0;
  return (
    <Card heading={sectionHeadings[section.name]}>
      {section.groups.map((group) => (
        <Group key={group.type} group={group} {...props} />
      ))}
      {isNothing && words !== "" && <p className="muted">{messages.noMatch(words)}</p>}
      {props.children}
      {(section.hidden > 0 || isOpened) && (
        <Button variant="quiet" expanded={isOpened} onClick={() => onOpen(!isOpened)}>
          {isOpened ? messages.hideUnavailable : messages.showUnavailable(section.hidden)}
        </Button>
      )}
    </Card>
  );
}

function Group({
  group,
  base,
  textsOf,
  onAct,
}: Pick<ServiceSectionProps, "base" | "textsOf" | "onAct"> & {
  readonly group: ServiceGroup;
}): ReactNode {
  const name = useId();
  const chosen = group.chosenRadio;
  return (
    <fieldset className="service-group">
      <legend>{messages.types[group.type] ?? group.type}</legend>
      <ul className="services">
        {group.hasNone && (
          <li className="service">
            <Radio
              isRow
              label={messages.none}
              name={name}
              checked={chosen === null}
              onChange={() => {
                if (chosen !== null) onAct({ kind: "deselectItem", id: chosen });
              }}
            />
          </li>
        )}
        {group.services.map((service) => (
          <ServiceRowView
            key={service.row.id}
            {...service}
            {...textsOf(service)}
            groupName={name}
            base={base}
            onAct={onAct}
          />
        ))}
      </ul>
    </fieldset>
  );
}
