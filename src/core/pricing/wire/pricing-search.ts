import { sentServiceability } from "../../api/serviceability-schema.ts";
import { readMoney } from "../../money/read-money.ts";
import { recordOf } from "../../values/record.ts";
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
import { asSent, idsOf, isTruthyFlag, plainTextOf, textOf } from "./wire-values.ts";

/** The members of every option of a filter, in the order in which its label is looked for (decisions I21). */
const optionMembers = {
  value: member(textOf, required(looseId), "Identifies the option."),
  label: member(plainTextOf, required(filledText), "Words to show."),
  title: member(plainTextOf, text, "Words to show where there is no label."),
  name: member(plainTextOf, text, "Words to show where there is neither label nor title."),
};

/** A term or a region to choose. */
export const filterOptionMembers = optionMembers;

/** A provider to choose. */
export const providerOptionMembers = {
  ...optionMembers,
  key: member(
    textOf,
    filledText,
    "Name by which rules know the provider; its value where it is missing.",
  ),
  logoUri: member(textOf, orNull(link), "Address of the logo."),
  region_id: member(textOf, orNull(looseId), "Value of the region that the provider brings along."),
  serviceability: member(
    asSent,
    sentServiceability,
    "Whether, how and how fast the provider serves the address.",
  ),
};

/** A package (1 §3). */
export const packageMembers = {
  ...optionMembers,
  label: member(plainTextOf, text, "Words to show."),
  title: member(plainTextOf, required(text), "Words to show where there is no label."),
  price: member(readMoney, required(amount), "Monthly dollars of all its services."),
  provider: member(textOf, required(filledText), "Value of its provider."),
  terms: member(idsOf, required(ids), "Values of the terms for which it is sold."),
  region: member(idsOf, ids, "Values of the regions in which it is sold."),
  code: unread(text, "Code of the package."),
  description: unread(textOrNull, "Further words."),
  non_recurring_charge: member(
    readMoney,
    amount,
    "Dollars, once; competes with those of its services.",
  ),
  dependencies: member(idsOf, ids, "Ids of its services."),
  use_package_mrc: member(isTruthyFlag, flag, "Whether its services have their `package_mrc`."),
  include_fee: member(
    isTruthyFlag,
    flag,
    "Whether its price includes the equipment fees of its services.",
  ),
  install_discount: member(readMoney, amount, "Dollars off the highest one-time charge."),
};

const headlineValueMembers = {
  price: member(readMoney, required(looseNumber), "Monthly dollars."),
};

/** The lowest price of a provider. */
export const headlineMembers = {
  provider: member(textOf, required(filledText), "Key or value of the provider."),
  value: member(
    (raw: unknown) => readMembers(headlineValueMembers, recordOf(raw)).price,
    required(sentObject(headlineValueMembers)),
    "Its lowest price.",
  ),
};

/** The query as the server understood it. */
export const queryMembers = {
  address: tolerated(textOf, "`address_display` of the answer."),
  provider: member(textOf, textOrNull, "Key of the provider that was asked for."),
};

type RowOf<Members> = { readonly [Name in keyof Members]?: unknown };

/** An option of a filter as on the wire. */
export type OptionRow = RowOf<typeof filterOptionMembers>;

/** A provider to choose as on the wire. */
export type ProviderOptionRow = RowOf<typeof providerOptionMembers>;

/** A package as on the wire (1 §3); its amounts are dollars. */
export type PackageRow = RowOf<typeof packageMembers>;

/** A package as the reference backend sends it. */
export type SentPackageRow = SentBy<typeof packageMembers>;

/** The answer of a pricing search as on the wire (1 §3), as far as the cart reads it. */
export interface PricingSearch {
  /** The members below, where a server wraps its answers (decisions B17). */
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
  /** HTML, to be cleaned: `errorMessage`, else `message`; null when neither has a text. */
  readonly message: string | null;
}
