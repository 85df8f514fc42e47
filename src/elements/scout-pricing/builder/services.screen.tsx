import { type ReactNode, useState } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { type CartState, noToggles, offerOf } from "../../../core/pricing/cart/cart-state.ts";
import { disabledReasonOf } from "../../../core/pricing/cart/disabled-reason.ts";
import { figureTextsOf } from "../../../core/pricing/cart/figure-text.ts";
import { comesWithText, reservedTextsOf } from "../../../core/pricing/cart/reserved-texts.ts";
import type { ServiceSection, ServiceView } from "../../../core/pricing/cart/service-list.ts";
import type { Catalogue } from "../../../core/pricing/catalogue.ts";
import { optionOf, type ProviderOption } from "../../../core/pricing/filter-options.ts";
import { disabledTextOf } from "../../../core/pricing/rules/disabling-rules.ts";
import { noServicesText, televisionNoticeOf } from "../../../core/pricing/section-notices.ts";
import { type SectionName, sectionNames } from "../../../core/pricing/service-type.ts";
import { serviceTypeTexts } from "../../../core/pricing/service-type-messages.ts";
import type { TextsOf } from "../../../core/texts/text-group.ts";
import { useSelected, useSignal } from "../../host/element/use-signal.ts";
import { AddressMark } from "../../ui/answered-address.tsx";
import { Card } from "../../ui/card.tsx";
import { CheckBox } from "../../ui/check-box.tsx";
import { Empty } from "../../ui/empty.tsx";
import { optionalPart } from "../../ui/optional-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { useLanding } from "../board/board-landing.screen.tsx";
import type { BoardSettings } from "../board/board-tools.view.tsx";
import { builderTexts } from "../scout-pricing.messages.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";
import { Choices } from "./choices.screen.tsx";
import type { ServiceTexts } from "./service-row.view.tsx";
import {
  SectionToggles,
  type SectionTogglesProps,
  ServiceSectionView,
  TelevisionNotice,
} from "./service-section.view.tsx";
import { useSteadyRow } from "./steady-row.screen.tsx";

/** A search box is shown from this number of services on. */
const manyServices = 12;

interface ServicesProps {
  readonly model: ScoutPricingModel;
  readonly catalogue: Catalogue;
  /** Called if the user chose a price, the board closed and no row shows the service. */
  readonly onLeave: () => void;
}

/** Loaded when it is first shown. */
const PriceBoardCard = optionalPart(() =>
  import("../board/price-board.screen.tsx").then((module) => module.PriceBoardCard),
);

/**
 * The choices and the section toggles, and below them the services of the chosen term or the prices of all
 * providers.
 */
export function Services({ model, catalogue, onLeave }: ServicesProps): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  const provider = useProvider(model);
  const term = useSelected(model.cart, (cart) => cart?.term ?? null);
  const isChosen = provider !== null && term !== null;
  // After a change of provider, show the services again, not the price board.
  const [comparing, setComparing] = useState<string | null>(null);
  const isComparing = isChosen && comparing === provider.value;
  const build = () => setComparing(null);
  const [boardSettings, setBoardSettings] = useState<BoardSettings>({ filter: {}, view: "list" });
  const { box, land } = useLanding(isChosen && !isComparing, onLeave);
  const board = (
    <PriceBoardCard
      model={model}
      catalogue={catalogue}
      chosen={isChosen ? null : { provider: provider?.value ?? null, term }}
      settings={boardSettings}
      onSettings={setBoardSettings}
      onChoose={(id) => {
        // The search words could hide the chosen service.
        model.services.typeWords("");
        land(id);
        build();
      }}
      fallback={<Skeleton lines={20} />}
    />
  );
  return (
    <>
      <Choices model={model} catalogue={catalogue} isComparing={isComparing} />
      <AddressMark of="price" asked={useSignal(model.requested)} address={catalogue.address} />
      <SectionChoice
        model={model}
        isComparing={isComparing}
        hint={isChosen ? "" : missingTextOf(provider, term, texts)}
        emptyTextOf={(name) => (isChosen ? noServicesText(provider.label, name, format) : null)}
        onShow={build}
      />
      {isChosen ? (
        <Tabs
          label={texts.views}
          tabs={views.map((key) => ({ key, label: texts[key] }))}
          selected={isComparing ? "compareAll" : "build"}
          onSelect={(key) => setComparing(key === "compareAll" ? provider.value : null)}
          isManual
          isShort
        >
          {isComparing ? (
            board
          ) : (
            <div ref={box}>
              <SectionList model={model} />
            </div>
          )}
        </Tabs>
      ) : (
        board
      )}
    </>
  );
}

function missingTextOf(
  provider: ProviderOption | null,
  term: string | null,
  texts: TextsOf<typeof builderTexts>,
): string {
  if (provider !== null) return texts.chooseTermFirst;
  return term === null ? texts.chooseFirst : texts.chooseProviderFirst;
}

const views = ["build", "compareAll"] as const;

interface ModelProps {
  readonly model: ScoutPricingModel;
}

function useProvider({ cart }: ScoutPricingModel): ProviderOption | null {
  return useSelected(cart, (now) => now && optionOf(now.catalogue.options.provider, now.provider));
}

interface SectionChoiceProps
  extends ModelProps,
    Pick<SectionTogglesProps, "hint" | "isComparing" | "emptyTextOf"> {
  /** Called if the user shows a section. */
  readonly onShow: () => void;
}

function SectionChoice({ model, onShow, ...texts }: SectionChoiceProps): ReactNode {
  const offer = useSelected(model.cart, (cart) => cart && offerOf(cart));
  const toggles = useSelected(model.cart, (cart) => cart?.toggles ?? noToggles);
  if (offer === null) return null;
  return (
    <SectionToggles
      {...texts}
      sections={sectionNames.map((name) => ({
        name,
        isOn: toggles[name],
        offered: offer.sections[name].length,
      }))}
      onAct={(event) => {
        model.act(event);
        if (event.isOn) onShow();
      }}
    />
  );
}

/** The services of the sections that are on, with a search box. */
function SectionList({ model }: ModelProps): ReactNode {
  const texts = useTexts(builderTexts);
  const hasSection = useSelected(model.services.sections, (all) => all.some(({ isOn }) => isOn));
  return (
    <SteadyBox model={model}>
      <Television model={model} />
      {hasSection ? <ServiceTools model={model} /> : <Empty>{texts.turnOn}</Empty>}
      {hasSection && (
        <div className="sections">
          {sectionNames.map((name) => (
            <Section key={name} model={model} name={name} />
          ))}
        </div>
      )}
    </SteadyBox>
  );
}

/** Keeps the clicked control at its position. It renders again with each change that can move rows. */
function SteadyBox({ model, children }: ModelProps & { readonly children: ReactNode }): ReactNode {
  useSignal(model.services.sections);
  useSignal(model.services.isComfortable);
  return (
    <div className="section-list" onChangeCapture={useSteadyRow()}>
      {children}
    </div>
  );
}

/** The notice of a provider that offers no television here. */
function Television({ model }: ModelProps): ReactNode {
  const format = useFormatting();
  const offer = useSelected(model.cart, (cart) => cart && offerOf(cart));
  const provider = useProvider(model);
  const notice = offer?.sections.tv.length === 0 ? televisionNoticeOf(provider, format) : null;
  return notice !== null && <TelevisionNotice notice={notice} hrefOf={model.hrefOf} />;
}

/** The search box, the filter and the density of the sections that are on. */
function ServiceTools({ model: { services } }: ModelProps): ReactNode {
  const texts = useTexts(builderTexts);
  const { number } = useFormatting();
  const words = useSignal(services.words);
  const hidesUnavailable = useSignal(services.hidesUnavailable);
  const offered = useSelected(services.sections, (all) => sumOf(all, "offered"));
  const unavailable = useSelected(services.sections, (all) => sumOf(all, "unavailable"));
  return (
    <div className="service-tools">
      {(offered >= manyServices || words !== "") && (
        <TextField
          label={texts.findService}
          labelHidden
          placeholder={texts.findService}
          icon="search"
          type="search"
          value={words}
          onChange={services.typeWords}
        />
      )}
      <CheckBox
        label={texts.hideUnavailable(number(unavailable))}
        checked={hidesUnavailable}
        onChange={services.hideUnavailable}
      />
      <div className="density">
        <CheckBox
          label={texts.comfortable}
          checked={useSignal(services.isComfortable)}
          onChange={services.setComfortable}
        />
      </div>
    </div>
  );
}

function sumOf(sections: readonly ServiceSection[], of: "offered" | "unavailable"): number {
  return sections.reduce((sum, section) => sum + (section.isOn ? section[of] : 0), 0);
}

interface SectionProps extends ModelProps {
  readonly name: SectionName;
}

function Section({ model, name }: SectionProps): ReactNode {
  const headings = useTexts(serviceTypeTexts).sections;
  const isOn = useSelected(model.cart, (cart) => cart?.toggles[name] ?? false);
  return (
    isOn && (
      <Card heading={headings[name]}>
        <SectionRows model={model} name={name} />
      </Card>
    )
  );
}

function SectionRows({ model, name }: SectionProps): ReactNode {
  const sections = useSignal(model.services.sections);
  const words = useSignal(model.services.words);
  const cart = useSignal(model.cart);
  const format = useFormatting();
  const section = sections.find((one) => one.name === name);
  if (cart === null || section === undefined) return null;
  const reserved = reservedTextsOf({ catalogue: cart.catalogue, offer: offerOf(cart) }, format);
  return (
    <ServiceSectionView
      section={section}
      words={words}
      base={model.base}
      textsOf={(view) => ({
        ...textsIn(cart, view, format),
        reserved: reserved.get(view.service.id),
      })}
      onAct={model.act}
    />
  );
}

function textsIn(
  cart: CartState,
  { service, code, comesWith, figure }: ServiceView,
  format: Formatting,
): Omit<ServiceTexts, "reserved"> {
  return {
    ...figureTextsOf(figure(), format),
    disabledText: code === null ? "" : disabledTextOf(service, format),
    firstText: code === null ? "" : disabledReasonOf(cart, service, code, format),
    comesWith: comesWithText(comesWith, format),
  };
}
