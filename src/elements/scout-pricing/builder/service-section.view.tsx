import { type ReactNode, useId, useRef, useState } from "react";
import type { AnswerContext } from "../../../core/links/links.ts";
import type { CartEvent } from "../../../core/pricing/cart/cart-state.ts";
import { comesWithText } from "../../../core/pricing/cart/reserved-texts.ts";
import type {
  ServiceGroup,
  ServiceSection,
  ServiceView,
} from "../../../core/pricing/cart/service-list.ts";
import type { LinkedText } from "../../../core/pricing/section-notices.ts";
import type { SectionName } from "../../../core/pricing/service-type.ts";
import { serviceTypeTexts } from "../../../core/pricing/service-type-messages.ts";
import type { TextsOf } from "../../../core/texts/text-group.ts";
import { Alert } from "../../ui/alert.tsx";
import { CheckBox } from "../../ui/check-box.tsx";
import { DisclosureButton } from "../../ui/disclosure.tsx";
import { Radio } from "../../ui/radio.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { minSearchedRows } from "../../ui/use-list-search.tsx";
import { useNearPieces } from "../../ui/use-near-pieces.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";
import { ReservedSpace } from "./reserved-space.view.tsx";
import { ServiceRowView, type ServiceTexts } from "./service-row.view.tsx";
import { useRadioKeys } from "./use-radio-keys.ts";

interface ServiceSectionProps {
  readonly section: ServiceSection;
  /** The search words. */
  readonly words: string;
  readonly base: AnswerContext;
  readonly textsOf: (view: ServiceView) => ServiceTexts;
  readonly onAct: (event: CartEvent) => void;
}

/** The services of a section, grouped by type. */
export function ServiceSectionView(props: ServiceSectionProps): ReactNode {
  const texts = useTexts(builderTexts);
  const { section, words } = props;
  const { groups, unavailable } = section;
  const { number } = useFormatting();
  return (
    <>
      {groups.map((group) => (
        <Group key={group.type} group={group} isSearched={words !== ""} {...props} />
      ))}
      {groups.length === 0 && (
        <p className="muted">
          {unavailable > 0
            ? texts.allHidden(unavailable, number(unavailable))
            : texts.noMatch(words)}
        </p>
      )}
    </>
  );
}

/**
 * Long groups are drawn in parts of this many rows, because each row is priced. A group outside the
 * viewport draws one part.
 */
const partSize = 10;
/** Marks that no service is chosen. No service has an empty id. */
const noneValue = "";

/** Groups of fewer services are never folded. */
const minFoldedServices = 3;

interface GroupProps extends Pick<ServiceSectionProps, "base" | "textsOf" | "onAct"> {
  readonly group: ServiceGroup;
  /** True shows the services that the search found. */
  readonly isSearched: boolean;
}

/**
 * The services of a type. A group that cannot be chosen when it appears is folded into one line that says why. Only the
 * user unfolds it: a choice elsewhere moves no row.
 */
function Group({ isSearched, ...props }: GroupProps): ReactNode {
  const texts = useTexts(builderTexts);
  const { group, textsOf } = props;
  const id = useId();
  const [isFoldable] = useState(
    () =>
      group.services.length >= minFoldedServices &&
      group.services.every(({ code }) => code !== null),
  );
  const [isOpen, setOpen] = useState(false);
  const isShown = !isFoldable || isOpen || isSearched;
  const loss = isShown ? sharedLossOf(group, textsOf) : "";
  const title = texts.types[group.type] ?? group.type;
  return (
    <fieldset className={isFoldable ? "service-group foldable" : "service-group"}>
      <legend className={isFoldable ? "visually-hidden" : undefined}>{title}</legend>
      {isFoldable && (
        <DisclosureButton
          label={foldedTextOf(title, group, textsOf, texts)}
          trailing={group.services.length}
          isOpen={isShown}
          partId={id}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {loss !== "" && <p className="group-loss">{texts.anyOther(loss)}</p>}
      <div id={id} hidden={!isShown}>
        {isShown && <GroupRows isLossShared={loss !== ""} {...props} />}
      </div>
    </fieldset>
  );
}

/** In longer groups each row says for itself what it ends, because all of their rows would be priced. */
const maxSharedServices = 20;

/**
 * Names the package and the services that any other choice of a group ends, if they are the same for all choices, so
 * that not every row needs them; `""` otherwise.
 */
function sharedLossOf({ services }: ServiceGroup, textsOf: ServiceSectionProps["textsOf"]): string {
  const others = services.filter(
    ({ isChosen, code, comesWith }) => !isChosen && code === null && comesWith.length === 0,
  );
  const [first, ...more] = others;
  if (first === undefined || more.length === 0 || services.length > maxSharedServices) return "";
  const loss = textsOf(first).ends;
  return loss !== "" && more.every((view) => textsOf(view).ends === loss) ? loss : "";
}

/** The title of a folded group with what is chosen in it, or why nothing can be chosen. */
function foldedTextOf(
  title: string,
  { services }: ServiceGroup,
  textsOf: ServiceSectionProps["textsOf"],
  texts: TextsOf<typeof builderTexts>,
): string {
  const chosen = services.filter(({ isChosen }) => isChosen).map(({ service }) => service.title);
  const [name] = chosen;
  // A longer text could take another line and move the rows below.
  if (name !== undefined) {
    return texts.folded(title, chosen.length === 1 ? name : texts.selected(chosen.length));
  }
  if (services.some(({ code }) => code === null)) return title;
  const reasons = services.map((view) => {
    const { firstText, disabledText } = textsOf(view);
    return firstText || disabledText;
  });
  const [reason = "", ...others] = new Set(reasons);
  return texts.foldedBecause(title, others.length === 0 ? reason : texts.seeRequirements);
}

interface GroupRowsProps extends Omit<GroupProps, "isSearched"> {
  readonly isLossShared: boolean;
}

function GroupRows({ group, base, textsOf, isLossShared, onAct }: GroupRowsProps): ReactNode {
  const texts = useTexts(builderTexts);
  const name = useId();
  const format = useFormatting();
  const chosen = group.chosenRadio;
  const list = useRef<HTMLUListElement>(null);
  const { services, hasNone } = group;
  const isLong = services.length >= minSearchedRows;
  const radios = services.filter(({ service }) => service.isRadio).map(({ service }) => service.id);
  const leaveOut = () => {
    if (chosen !== null && group.comesWith.length === 0)
      onAct({ kind: "deselectItem", id: chosen });
  };
  const { aim, onKeyDown } = useRadioKeys(
    list,
    isLong ? [...(hasNone ? [noneValue] : []), ...radios] : null,
    (id) => {
      if (id === noneValue) return leaveOut();
      const view = services.find(({ service }) => service.id === id);
      if (view?.code === null) onAct({ kind: "selectItem", id });
    },
  );
  // Always draw the chosen row, because keyboard focus enters a radio group there.
  const kept = services.flatMap(({ isChosen, service }, index) =>
    isChosen || service.id === aim ? index : [],
  );
  const pieces = useNearPieces(list, services.length, partSize, kept);
  const before = hasNone ? 1 : 0;
  const placeOf = (index: number) => (isLong ? index + before + 1 : undefined);
  const count = isLong ? services.length + before : undefined;
  return (
    <ul
      className={services.some(hasQuantity) ? "services counted" : "services"}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {hasNone && (
        <li
          className={`service no-service${chosen === null ? " chosen" : ""}`}
          aria-posinset={placeOf(-1)}
          aria-setsize={count}
        >
          <Radio
            isRow
            label={texts.none}
            name={name}
            value={noneValue}
            checked={chosen === null}
            isDisabled={group.comesWith.length > 0}
            description={
              group.reservedComesWith.length > 0 && (
                <ReservedSpace texts={[comesWithText(group.reservedComesWith, format)]}>
                  {comesWithText(group.comesWith, format)}
                </ReservedSpace>
              )
            }
            onChange={leaveOut}
          />
        </li>
      )}
      {/* One flat list, so that a row with the same key keeps focus when parts before it are
            added or removed. */}
      {pieces.flatMap((piece) => {
        if (piece.kind === "room") {
          const blockSize = `${piece.heightPx}px`;
          return <li key={piece.key} className="room" aria-hidden="true" style={{ blockSize }} />;
        }
        const first = piece.part * partSize;
        return services.slice(first, first + partSize).map((view, index) => {
          const { figure: _, code: __, comesWith: ___, ...own } = view;
          return (
            <ServiceRowView
              key={own.service.id}
              {...own}
              {...textsOf(view)}
              part={piece.part}
              place={placeOf(first + index)}
              count={count}
              groupName={name}
              isLossShared={isLossShared}
              base={base}
              onAct={onAct}
            />
          );
        });
      })}
    </ul>
  );
}

function hasQuantity({ service: { countedLines, countedBoxes } }: ServiceView): boolean {
  return countedLines !== null || countedBoxes !== null;
}

interface TelevisionNoticeProps {
  readonly notice: LinkedText;
  readonly hrefOf: (path: string) => string;
}

/** Explains why the television of a provider is not priced here. */
export function TelevisionNotice({ notice, hrefOf }: TelevisionNoticeProps): ReactNode {
  const { before, link, after } = notice;
  return (
    <Alert kind="info">
      <span>{before}</span>
      {link !== null && <a href={hrefOf(link.path)}>{link.text}</a>}
      <span>{after}</span>
    </Alert>
  );
}

export interface SectionTogglesProps {
  readonly sections: readonly Pick<ServiceSection, "name" | "isOn" | "offered">[];
  /** Explains how to get services into the sections. `""` once there are services. */
  readonly hint: string;
  /** True while the prices of all providers are shown, which the toggles do not filter. */
  readonly isComparing: boolean;
  /** Returns why a section is empty. Null until the user chooses a provider and a term. */
  readonly emptyTextOf: (name: SectionName) => string | null;
  readonly onAct: (event: Extract<CartEvent, { kind: "toggleSection" }>) => void;
}

/** The four section check boxes. Each shows its section, or hides and empties it. */
export function SectionToggles(props: SectionTogglesProps): ReactNode {
  const texts = useTexts(builderTexts);
  const { sections, hint, isComparing, emptyTextOf, onAct } = props;
  const id = useId();
  const headings = useTexts(serviceTypeTexts).sections;
  const reasons = sections.flatMap((section) => {
    const text = section.offered === 0 ? emptyTextOf(section.name) : null;
    return text === null ? [] : [{ name: section.name, text }];
  });
  return (
    <div className={isComparing ? "section-choice comparing" : "section-choice"}>
      {hint !== "" && <p className="section-hint muted">{hint}</p>}
      <fieldset className="section-toggles">
        <legend className="label">{texts.sections}</legend>
        {sections.map((section) => (
          <CheckBox
            key={section.name}
            isRow
            label={headings[section.name]}
            describedBy={
              reasons.some(({ name }) => name === section.name)
                ? `${id}-${section.name}`
                : undefined
            }
            trailing={section.offered > 0 ? section.offered : undefined}
            checked={section.isOn}
            isDisabled={section.offered === 0}
            onChange={(isOn) => onAct({ kind: "toggleSection", section: section.name, isOn })}
          />
        ))}
        {reasons.map(({ name, text }) => (
          <p key={name} id={`${id}-${name}`} className="section-reason muted">
            {text}
          </p>
        ))}
      </fieldset>
    </div>
  );
}
