import { type ReactNode, useMemo } from "react";
import { addedZipOf, addressDifferenceOf, addsPlace } from "../../core/lists/address-difference.ts";
import { Announce } from "./announce.tsx";
import css from "./answered-address.css?inline";
import { answeredTextOf, answeredTexts } from "./answered-address.messages.ts";
import { Icon } from "./icon.tsx";
import { stylePiece } from "./style-piece.ts";
import { useTexts } from "./use-texts.ts";

stylePiece(css);

export type AnsweredAddressProps = {
  /** The kind of the answer. */
  readonly of: "price" | "place";
  readonly asked: string;
  /** The address of the answer; `""` if it has none. */
  readonly address: string;
};

/** Says which ZIP code a place has that was requested without one, or else what {@link AddressMark} says. */
export function PlaceMark({ asked, address }: Omit<AnsweredAddressProps, "of">): ReactNode {
  const zip = useMemo(
    () => (addressDifferenceOf(asked, address) === null ? addedZipOf(asked, address) : ""),
    [asked, address],
  );
  const texts = useTexts(answeredTexts);
  if (zip === "") return <AddressMark of="place" asked={asked} address={address} />;
  const text = texts.addedZip(zip);
  return (
    <>
      <span className="answered-place">{text}</span>
      <Announce message={text} />
    </>
  );
}

/** A warning about the address of an answer. */
export function AddressWarning({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className="answered-address" role="note">
      <Icon name="warning" />
      <span>{children}</span>
    </span>
  );
}

/**
 * Marks and says that an answer is for another address than the requested one, and announces it. Otherwise it draws
 * nothing.
 */
export function AddressMark({
  of,
  asked,
  address,
  isSilent = false,
}: AnsweredAddressProps & {
  /** True if the same is announced elsewhere. */
  readonly isSilent?: boolean;
}): ReactNode {
  const difference = useMemo(() => addressDifferenceOf(asked, address), [asked, address]);
  const texts = useTexts(answeredTexts);
  const text = difference && answeredTextOf(of, address, difference.asked, texts);
  return (
    <>
      {text !== null && <AddressWarning>{text}</AddressWarning>}
      {!isSilent && <Announce message={text ?? ""} />}
    </>
  );
}

/** The mark in a table. An address that only adds the city or the state is shown without a mark. */
export function AnsweredAddress(props: AnsweredAddressProps): ReactNode {
  const { asked, address } = props;
  const isAdded = useMemo(
    () => addressDifferenceOf(asked, address) === null && addsPlace(asked, address),
    [asked, address],
  );
  return isAdded ? (
    <span className="answered-place">{address}</span>
  ) : (
    <AddressMark {...props} isSilent />
  );
}
