import { type ReactNode, useMemo } from "react";
import { addressDifferenceOf, addsPlace } from "../../core/lists/address-difference.ts";
import css from "./answered-address.css?inline";
import { answeredMessages } from "./answered-address.messages.ts";
import { Icon } from "./icon.tsx";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

export type AnsweredAddressProps = {
  /** What the server answered for the address. */
  readonly of: keyof typeof answeredMessages;
  readonly asked: string;
  /** The address of the answer; `""` if it has none. */
  readonly address: string;
};

/**
 * Marks and says that an answer is for another address than the requested one. An address that only adds the city or the
 * state is shown without a mark.
 */
export function AnsweredAddress({ of, asked, address }: AnsweredAddressProps): ReactNode {
  const difference = useMemo(() => addressDifferenceOf(asked, address), [asked, address]);
  if (difference === null) {
    return addsPlace(asked, address) && <span className="answered-place">{address}</span>;
  }
  return (
    <span className="answered-address" role="note">
      <Icon name="warning" />
      <span>{answeredMessages[of](address, difference.asked)}</span>
    </span>
  );
}
