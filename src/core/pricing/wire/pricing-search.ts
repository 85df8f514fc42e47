import { sentServiceability } from "../../api/serviceability-schema.ts";
import { readMoney } from "../../money/read-money.ts";
import { recordOf } from "../../values/record.ts";
import { isTrueFlag } from "../../values/true-flag.ts";
import { member, required, type SentBy, sentObject, tolerated, unread } from "../../wire/member.ts";
import { readMembers } from "../../wire/read-members.ts";
import {
  filledText,
  flag,
  link,
  looseId,
  looseNumber,
  orNull,
  text,
  textOrNull,
} from "../../wire/sent.ts";
import { amount, ids, type ServiceRow } from "./service-row.ts";
import { asSent, idsOf, plainTextOf, wireTextOf } from "./wire-values.ts";

/** The members of every option of a filter. The label is the first of them that is not empty. */
const optionMembers = {
  value: member(wireTextOf, required(looseId), "Identifies the option."),
  label: member(plainTextOf, required(filledText), "Words to show."),
  title: member(plainTextOf, text, "Words to show if there is no label."),
  name: member(plainTextOf, text, "Words to show if there is neither label nor title."),
};

/** A term or a region to choose. */
export const filterOptionMembers = optionMembers;

/** The members of an option to choose a provider, each with its reader. */
export const providerOptionMembers = {
  ...optionMembers,
  key: member(
    wireTextOf,
    filledText,
    "Key of the provider, which the pricing rules refer to; defaults to its value.",
  ),
  logoUri: member(wireTextOf, orNull(link), "Address of the logo."),
  region_id: member(
    wireTextOf,
    orNull(looseId),
    "Value of the region that comes with the provider.",
  ),
  serviceability: member(
    asSent,
    sentServiceability,
    "The provider's service at the address: whether it is available, how, and how fast.",
  ),
};

/** The members of a package, each with its reader. */
export const packageMembers = {
  ...optionMembers,
  label: member(plainTextOf, text, "Words to show."),
  title: member(plainTextOf, required(text), "Words to show if there is no label."),
  price: member(readMoney, required(amount), "Monthly dollars of all its services."),
  provider: member(wireTextOf, required(filledText), "Value of its provider."),
  terms: member(idsOf, required(ids), "Values of the terms for which it is sold."),
  region: member(idsOf, ids, "Values of the regions in which it is sold."),
  code: unread(text, "Code of the package."),
  description: unread(textOrNull, "Further words."),
  non_recurring_charge: member(
    readMoney,
    amount,
    "One-time dollars. Only the highest charge of the package and its services counts.",
  ),
  dependencies: member(idsOf, ids, "Ids of its services."),
  use_package_mrc: member(isTrueFlag, flag, "True if its services have their `package_mrc`."),
  include_fee: member(
    isTrueFlag,
    flag,
    "True if its price includes the equipment fees of its services.",
  ),
  install_discount: member(readMoney, amount, "Dollars off the highest one-time charge."),
};

const headlineValueMembers = {
  price: member(readMoney, required(looseNumber), "Monthly dollars."),
};

/** The lowest price of a provider. */
export const headlineMembers = {
  provider: member(wireTextOf, required(filledText), "Key or value of the provider."),
  value: member(
    (raw: unknown) => readMembers(headlineValueMembers, recordOf(raw)).price,
    required(sentObject(headlineValueMembers)),
    "Its lowest price.",
  ),
};

/** The query as the server understood it. */
export const queryMembers = {
  address: tolerated(wireTextOf, "`address_display` of the answer."),
  provider: member(wireTextOf, textOrNull, "Key of the requested provider."),
};

type RowOf<Members> = { readonly [Name in keyof Members]?: unknown };

/** An option of a filter as on the wire. */
export type OptionRow = RowOf<typeof filterOptionMembers>;

/** A provider to choose as on the wire. */
export type ProviderOptionRow = RowOf<typeof providerOptionMembers>;

/** A package as on the wire (1 §3). Its amounts are in dollars. */
export type PackageRow = RowOf<typeof packageMembers>;

/** A package as the reference backend sends it. */
export type SentPackageRow = SentBy<typeof packageMembers>;

/** The members of a pricing search's answer that the cart reads, as on the wire (1 §3). */
export interface PricingSearch {
  /** The answer itself, if the server wraps it. */
  readonly data?: PricingSearch;
  readonly rows?: readonly ServiceRow[];
  readonly filter_options?: {
    readonly provider?: readonly ProviderOptionRow[];
    readonly term?: readonly OptionRow[];
    readonly package?: readonly PackageRow[];
    readonly region?: readonly OptionRow[];
  };
  readonly location?: unknown;
  readonly pricing?: unknown;
  readonly query?: unknown;
  readonly acl?: unknown;
  readonly contracts_available?: unknown;
  readonly address_display?: unknown;
  readonly postal_code?: unknown;
  readonly lec?: unknown;
}

/** The answer of a pricing search with the server's message. */
export interface PricingAnswer {
  readonly search: PricingSearch;
  /** The message as untrusted HTML: `errorMessage`, or else `message`; null without both. */
  readonly message: string | null;
}
