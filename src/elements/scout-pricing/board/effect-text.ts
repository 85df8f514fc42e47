import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { BoardOffer, OfferEffect } from "../../../core/pricing/board/board-offer.ts";
import { cartTexts } from "../../../core/pricing/cart/cart-messages.ts";
import { endsTextOf } from "../../../core/pricing/cart/figure-text.ts";
import { boardScreenTexts } from "./price-board.messages.ts";

/** Says once for all offers what it means to replace and to switch; `""` if each of them only adds. */
export function effectsTextOf(
  offers: readonly BoardOffer[],
  effectOf: (offer: BoardOffer) => OfferEffect,
  format: Formatting,
): string {
  const texts = format.texts(boardScreenTexts);
  const effects = offers.filter(({ code }) => code === null).map(effectOf);
  const parts = [
    replacingTextOf(
      effects.filter(({ kind }) => kind === "replaces"),
      format,
    ),
    effects.some(({ kind }) => kind === "switches") ? texts.switching : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : texts.effects(parts);
}

/** Names what is lost with each of the replacing offers, or else only the package, which all of them end. */
function replacingTextOf(effects: readonly OfferEffect[], format: Formatting): string {
  const texts = format.texts(boardScreenTexts);
  const [loss = "", ...others] = new Set(effects.map((effect) => endsTextOf(effect, format)));
  if (others.length === 0) return loss === "" ? "" : texts.replacing(loss);
  const ended = effects.every(({ endedPackage }) => endedPackage !== null)
    ? effects[0]?.endedPackage
    : null;
  if (!ended) return texts.replacingMore;
  return texts.replacing(format.texts(cartTexts).figure.ends(ended.label, ""));
}
