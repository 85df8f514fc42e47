import { type ReactNode, useId, useState } from "react";
import type { ComparedCart } from "../../../core/pricing/cart/compare-carts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { builderTexts } from "../scout-pricing.messages.ts";
import type { ComparedFigure } from "./compared-figures.ts";
import { ComparedName } from "./compared-name.view.tsx";
import { ComparedServices, type ServicesProps } from "./compared-services.view.tsx";

export interface ComparedCartActs {
  readonly onRename: (name: string, newName: string) => void;
  readonly onUse: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

interface ComparedCartProps extends ComparedCartActs, ServicesProps {
  readonly cart: ComparedCart;
  /** The name without the words that all carts share. */
  readonly ownName: string;
  /** The name of the cart from which the differences count. */
  readonly firstName: string;
  /** False for a current cart that is not saved. */
  readonly isKept: boolean;
  readonly figures: readonly CartFigure[];
}

/** A row with the figure of this cart. */
export interface CartFigure {
  readonly label: string;
  readonly isMain: boolean;
  readonly figure: ComparedFigure | null;
}

/**
 * A compared cart: a column, whose parts share rows with those of the others. On a phone the carts are below each other,
 * and each shows its main figures and a button for the rest.
 */
export function ComparedCartView({
  cart,
  ownName,
  firstName,
  isKept,
  figures,
  services,
  ...acts
}: ComparedCartProps): ReactNode {
  const texts = useTexts(builderTexts);
  const { name, isCurrent } = cart;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={`compared-cart${isCurrent ? " current" : ""}${isOpen ? " open" : ""}`} id={id}>
      <div className="compared-head">
        <ComparedName
          ownName={ownName}
          editLabel={isKept ? texts.rename(name) : null}
          onRename={(newName) => acts.onRename(name, newName)}
        />
        <p className="compared-tags row">
          {cart.isBestValue && <Tag>{texts.bestValue}</Tag>}
          {isCurrent && <Tag>{texts.current}</Tag>}
        </p>
        {cart.difference !== null && (
          <p className="compared-from muted">{texts.differencesFrom(firstName)}</p>
        )}
      </div>
      <button
        type="button"
        className="icon-button compared-more"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="down" />
        <VisuallyHidden>{texts.detailsOf(ownName)}</VisuallyHidden>
      </button>
      <dl className="compared-figures">
        {figures.map((row) => (
          <FigureRow key={row.label} {...row} firstName={firstName} />
        ))}
      </dl>
      <div className="compared-acts">
        {isKept && (
          <>
            {!isCurrent && (
              <Button label={texts.nameOfUse(ownName)} onClick={() => acts.onUse(name)}>
                {texts.use(ownName)}
              </Button>
            )}
            <Button
              variant="quiet"
              label={texts.removeCart(name)}
              onClick={() => acts.onRemove(name)}
            >
              {texts.removeKept}
            </Button>
          </>
        )}
      </div>
      <ComparedServices services={services} />
    </li>
  );
}

function FigureRow({
  label,
  isMain,
  figure,
  firstName,
}: CartFigure & Pick<ComparedCartProps, "firstName">): ReactNode {
  const texts = useTexts(builderTexts);
  if (figure === null) return <div className="absent" aria-hidden="true" />;
  const { text, change, isAssumed } = figure;
  return (
    <div className={isMain ? "main" : undefined}>
      <dt>{label}</dt>
      <dd translate="no">
        <span className="amount">{text}</span>
        {change !== "" && (
          <span className="compared-change">
            <VisuallyHidden>{texts.comparedWith(firstName)}</VisuallyHidden>
            <span>{change}</span>
          </span>
        )}
        {isAssumed && <span className="compared-change">{texts.ifPriceStays}</span>}
      </dd>
    </div>
  );
}
