import { type ReactNode, useId } from "react";
import type { AnswerContext } from "../../core/links.ts";
import type { CartEvent } from "../../core/pricing/cart/cart-event.ts";
import type {
  ServiceGroup,
  ServiceSection,
  ServiceView,
} from "../../core/pricing/cart/service-list.ts";
import { sectionHeadings } from "../../core/pricing/service-type.ts";
import { Card } from "../ui/card.tsx";
import { Radio } from "../ui/radio.tsx";
import { Roomy } from "./roomy.view.tsx";
import { messages } from "./scout-pricing.messages.ts";
import { ServiceRowView, type ServiceTexts } from "./service-row.view.tsx";

interface ServiceSectionProps {
  readonly section: ServiceSection;
  /** Words that are searched for. */
  readonly words: string;
  readonly base: AnswerContext;
  readonly textsOf: (service: ServiceView) => ServiceTexts;
  readonly onAct: (event: CartEvent) => void;
}

/** The services of a section, by type. */
export function ServiceSectionView(props: ServiceSectionProps): ReactNode {
  const { section, words } = props;
  const { groups, unavailable } = section;
  return (
    <Card heading={sectionHeadings[section.name]}>
      {groups.map((group) => (
        <Group key={group.type} group={group} {...props} />
      ))}
      {groups.length === 0 && (
        <p className="muted">
          {unavailable > 0 ? messages.allHidden(unavailable) : messages.noMatch(words)}
        </p>
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
          <li className="service no-service">
            <Radio
              isRow
              label={messages.none}
              name={name}
              checked={chosen === null}
              isDisabled={group.comesWith !== ""}
              description={
                group.comesWithRoom !== "" && (
                  <Roomy room={[group.comesWithRoom]}>{group.comesWith}</Roomy>
                )
              }
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
