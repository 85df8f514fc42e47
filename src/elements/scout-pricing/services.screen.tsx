import { type ReactNode, useCallback } from "react";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import type { ServiceSection, ServiceView } from "../../core/pricing/cart/service-list.ts";
import { optionTextOf } from "../../core/pricing/option-text.ts";
import {
  disabledReasonOf,
  disabledTextOf,
  requiresText,
} from "../../core/pricing/rules/disabled-text.ts";
import { optionOf } from "../../core/pricing/rules/rule-context.ts";
import { noServicesText, televisionNoticeOf } from "../../core/pricing/section-notice.ts";
import { useSignal } from "../host/use-signal.ts";
import { CheckBox } from "../ui/check-box.tsx";
import { TextField } from "../ui/text-field.tsx";
import { messages } from "./scout-pricing.messages.ts";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";
import { SectionToggles } from "./section-toggles.view.tsx";
import type { ServiceTexts } from "./service-row.view.tsx";
import { ServiceSectionView } from "./service-section.view.tsx";
import { TelevisionNotice } from "./television-notice.view.tsx";

/** From so many services on a search box helps. */
const manyServices = 12;

interface ServicesProps {
  readonly model: ScoutPricingModel;
  readonly cart: CartState;
}

/** The four sections: their checkboxes, a search over their services, and the services. */
export function Services({ model, cart }: ServicesProps): ReactNode {
  const sections = useSignal(model.services.sections);
  const words = useSignal(model.services.words);
  const hidesUnavailable = useSignal(model.services.hidesUnavailable);
  const shown = sections.filter(({ isOn }) => isOn);
  const textsOf = useCallback((service: ServiceView) => textsIn(cart, service), [cart]);
  if (cart.provider === null || cart.term === null) {
    return <p className="muted">{messages.chooseFirst}</p>;
  }
  const provider = optionOf(cart.catalogue.search.filter_options?.provider, cart.provider);
  const tv = sections.find(({ name }) => name === "tv");
  const notice = tv?.offered === 0 ? televisionNoticeOf(provider) : null;
  const count = shown.reduce((sum, { offered }) => sum + offered, 0);
  return (
    <>
      <SectionToggles
        sections={sections}
        emptyTextOf={({ name }: ServiceSection) => noServicesText(optionTextOf(provider), name)}
        onAct={model.act}
      />
      {notice !== null && <TelevisionNotice notice={notice} onNavigate={model.navigate} />}
      {shown.length > 0 && (
        <div className="service-tools">
          {(count >= manyServices || words !== "") && (
            <TextField
              label={messages.findService}
              placeholder={messages.findServicePlaceholder}
              icon="search"
              type="search"
              value={words}
              onChange={model.services.typeWords}
            />
          )}
          <CheckBox
            label={messages.hideUnavailable(
              shown.reduce((sum, { unavailable }) => sum + unavailable, 0),
            )}
            checked={hidesUnavailable}
            onChange={model.services.hideUnavailable}
          />
        </div>
      )}
      {shown.length === 0 && <p className="muted">{messages.turnOn}</p>}
      {shown.map((section) => (
        <ServiceSectionView
          key={section.name}
          section={section}
          words={words}
          base={model.base}
          textsOf={textsOf}
          onAct={model.act}
        />
      ))}
    </>
  );
}

function textsIn(cart: CartState, { row, code }: ServiceView): ServiceTexts {
  if (code === null) {
    const isFree = row.dependencies.length === 0;
    return {
      disabledText: "",
      explanation: isFree ? "" : requiresText(row, cart.catalogue.rows),
    };
  }
  return { disabledText: disabledTextOf(row.row), explanation: disabledReasonOf(cart, row, code) };
}
