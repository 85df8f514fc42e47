import { type ReactNode, useCallback, useState } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { type CartState, offerOf } from "../../../core/pricing/cart/cart-state.ts";
import { disabledReasonOf } from "../../../core/pricing/cart/disabled-services.ts";
import { figureTextsOf } from "../../../core/pricing/cart/figure-text.ts";
import { reservedTextsOf } from "../../../core/pricing/cart/reserved-texts.ts";
import type { ServiceSection, ServiceView } from "../../../core/pricing/cart/service-list.ts";
import { optionOf } from "../../../core/pricing/filter-options.ts";
import { disabledTextOf } from "../../../core/pricing/rules/disabling-rules.ts";
import { noServicesText, televisionNoticeOf } from "../../../core/pricing/section-notices.ts";
import { useSignal } from "../../host/element/use-signal.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import { optionalPart } from "../../ui/optional-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useLanding } from "../board/board-landing.screen.tsx";
import { messages } from "../scout-pricing.messages.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";
import type { ServiceTexts } from "./service-row.view.tsx";
import { SectionToggles, ServiceSectionView, TelevisionNotice } from "./service-section.view.tsx";
import { useSteadyRow } from "./steady-row.screen.tsx";

/** A search box is shown from this number of services on. */
const manyServices = 12;

interface ServicesProps {
  readonly model: ScoutPricingModel;
  readonly cart: CartState;
  /** Called if the user chose a price, the board closed and no row shows the service. */
  readonly onLeave: () => void;
}

/** Loaded when it is first shown. */
const PriceBoardCard = optionalPart(() =>
  import("../board/price-board.screen.tsx").then((module) => module.PriceBoardCard),
);

/**
 * The section toggles, and below them the services of the chosen term or the prices of all
 * providers.
 */
export function Services({ model, cart, onLeave }: ServicesProps): ReactNode {
  const sections = useSignal(model.services.sections);
  const provider = optionOf(cart.catalogue.options.provider, cart.provider);
  const isChosen = provider !== null && cart.term !== null;
  // After a change of provider, show the services again, not the price board.
  const [comparing, setComparing] = useState<string | null>(null);
  const isComparing = isChosen && comparing === provider.value;
  const build = () => setComparing(null);
  const { box, land } = useLanding(isChosen && !isComparing, onLeave);
  const board = (
    <PriceBoardCard
      model={model}
      cart={cart}
      onChoose={(id) => {
        // The search words could hide the chosen service.
        model.services.typeWords("");
        land(id);
        build();
      }}
      fallback={<Skeleton lines={8} />}
    />
  );
  return (
    <>
      <SectionToggles
        sections={sections}
        hint={isChosen ? "" : provider === null ? messages.chooseFirst : messages.chooseTermFirst}
        emptyTextOf={({ name }: ServiceSection) =>
          isChosen ? noServicesText(provider.label, name) : null
        }
        onAct={(event) => {
          model.act(event);
          if (event.isOn) build();
        }}
      />
      {isChosen ? (
        <Tabs
          label={messages.views}
          tabs={views.map((key) => ({ key, label: messages[key] }))}
          selected={isComparing ? "compareAll" : "build"}
          onSelect={(key) => setComparing(key === "compareAll" ? provider.value : null)}
          isManual
        >
          {isComparing ? (
            board
          ) : (
            <div ref={box}>
              <SectionList model={model} cart={cart} />
            </div>
          )}
        </Tabs>
      ) : (
        board
      )}
    </>
  );
}

const views = ["build", "compareAll"] as const;

/** The services of the sections that are on, with a search box. */
function SectionList({ model, cart }: Omit<ServicesProps, "onLeave">): ReactNode {
  const sections = useSignal(model.services.sections);
  const words = useSignal(model.services.words);
  const hidesUnavailable = useSignal(model.services.hidesUnavailable);
  const isComfortable = useSignal(model.services.isComfortable);
  const shown = sections.filter(({ isOn }) => isOn);
  const holdRow = useSteadyRow();
  const { catalogue } = cart;
  const format = useFormatting();
  const reserved = reservedTextsOf({ catalogue, offer: offerOf(cart) }, format);
  const textsOf = useCallback(
    (view: ServiceView) => ({
      ...textsIn(cart, view, format),
      reserved: reserved.get(view.service.id),
    }),
    [cart, reserved, format],
  );
  const provider = optionOf(cart.catalogue.options.provider, cart.provider);
  const tv = sections.find(({ name }) => name === "tv");
  const notice = tv?.offered === 0 ? televisionNoticeOf(provider) : null;
  const count = shown.reduce((sum, { offered }) => sum + offered, 0);
  return (
    <div className="section-list" onChangeCapture={holdRow}>
      {notice !== null && <TelevisionNotice notice={notice} hrefOf={model.hrefOf} />}
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
          <div className="density">
            <CheckBox
              label={messages.comfortable}
              checked={isComfortable}
              onChange={model.services.setComfortable}
            />
          </div>
        </div>
      )}
      {shown.length === 0 && <p className="muted">{messages.turnOn}</p>}
      {shown.length > 0 && (
        <div className="sections">
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
        </div>
      )}
    </div>
  );
}

function textsIn(
  cart: CartState,
  { service, code, figure }: ServiceView,
  format: Formatting,
): Omit<ServiceTexts, "reserved"> {
  return {
    ...figureTextsOf(figure(), format),
    disabledText: code === null ? "" : disabledTextOf(service),
    firstText: code === null ? "" : disabledReasonOf(cart, service, code),
  };
}
