import { type ReactNode, useId } from "react";
import type { AnswerContext } from "../../core/links.ts";
import type { CartEvent } from "../../core/pricing/cart/cart-state.ts";
import type {
  ServiceGroup,
  ServiceSection,
  ServiceView,
} from "../../core/pricing/cart/service-list.ts";
import { sectionHeadings } from "../../core/pricing/service-type.ts";
import { Card } from "../ui/card.tsx";
import { Radio } from "../ui/radio.tsx";
import { ReservedSpace } from "./reserved-space.view.tsx";
import { messages } from "./scout-pricing.messages.ts";
import { ServiceRowView, type ServiceTexts } from "./service-row.view.tsx";

interface ServiceSectionProps {
  readonly section: ServiceSection;
  /** The words of the search over services. */
  readonly words: string;
  readonly base: AnswerContext;
  readonly textsOf: (view: ServiceView) => ServiceTexts;
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
          <li className={`service no-service${chosen === null ? " chosen" : ""}`}>
            <Radio
              isRow
              label={messages.none}
              name={name}
              checked={chosen === null}
              isDisabled={group.comesWith !== ""}
              description={
                group.reservedComesWith !== "" && (
                  <ReservedSpace texts={[group.reservedComesWith]}>{group.comesWith}</ReservedSpace>
                )
              }
              onChange={() => {
                if (chosen !== null) onAct({ kind: "deselectItem", id: chosen });
              }}
            />
          </li>
        )}
        {group.services.map((view) => (
          <ServiceRowView
            key={view.service.id}
            {...view}
            {...textsOf(view)}
            groupName={name}
            base={base}
            onAct={onAct}
          />
        ))}
      </ul>
    </fieldset>
  );
}
