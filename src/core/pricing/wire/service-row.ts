import { readMoney } from "../../money/read-money.ts";
import { member, required, type SentBy, sentObject, unread } from "../../wire/member.ts";
import {
  either,
  filledText,
  flag,
  list,
  looseId,
  looseNumber,
  oneOf,
  orNull,
  type Sent,
  text,
  textOrNull,
} from "../../wire/sent.ts";
import { asSent, idsOf, plainTextOf, readConditions, textOf } from "./wire-values.ts";

/** Dollars as carriers send them: a number, digits, `$1,299.50`, null, or a word such as `TBD`. */
export const amount: Sent<number | string | null> = { type: ["number", "string", "null"] };
/** A speed: a number of Mbps, or a text with its unit. */
const speed: Sent<number | string | null> = { type: ["number", "string", "null"] };
const wholeOrNull = orNull(looseNumber);
export const ids = list(looseId);

/** A condition under which a service cannot be chosen (decisions K5); `readConditions` reads it. */
const conditionMembers = {
  entity: unread(
    required(
      oneOf(
        "provider",
        "package",
        "term",
        "region",
        "location",
        "pricing",
        "query",
        "cart",
        "serviceability",
      ),
    ),
    "Where the value is looked for.",
  ),
  key: unread(required(filledText), "The member that is compared; dots lead into objects."),
  value: unread(
    required(either(text, looseNumber, flag, list(either(text, looseNumber, flag)))),
    "The value that disables the service, or a list of such values.",
  ),
};
const condition = sentObject(conditionMembers);

/** A service that comes with another (decisions L11). */
export const secondaryServiceMembers = {
  stacking_nrc: member(readMoney, required(amount), "Dollars, once, for this service."),
  id: member(textOf, looseId, "Counts only while the service of this id is in the cart."),
  type: member(textOf, filledText, "Counts only while a service of this type is in the cart."),
  label: member(plainTextOf, text, "Names the charge among the install lines."),
};

/** The quantities of a service. */
export const quantityMembers = {
  phone_lines: member(asSent, wholeOrNull, "Telephone lines that are ordered."),
  addon_items: member(asSent, wholeOrNull, "Items of the add-on that are ordered."),
  price: unread(amount, "Monthly dollars of all; computed anew."),
  mrc: unread(amount, "Monthly dollars of one; computed anew."),
};

/** The members of a service row (1 §3), each with its reader: the only place that names them. */
export const serviceMembers = {
  id: member(textOf, required(looseId), "Identifies the service; a rate per term may repeat it."),
  title: member(plainTextOf, required(text), "Name of the service."),
  label: member(plainTextOf, textOrNull, "Name of the service where it has no title."),
  description: member(textOf, textOrNull, "Further words, as HTML."),
  type: member(
    textOf,
    required(
      oneOf(
        "broadband",
        "broadband_router",
        "broadband_addon",
        "static_ip",
        "broadband_static_ip",
        "dedicated",
        "dedicated_router",
        "dedicated_addon",
        "dedicated_static_ip",
        "phone",
        "phone_addon",
        "tv",
        "tv_addon",
        "fee",
      ),
    ),
    "Kind of service: decides its section, its place in lists and which bundles it makes.",
  ),
  widget: member(
    textOf,
    required(oneOf("radio", "checkbox")),
    "`radio` replaces another service of the same type; anything else is a checkbox.",
  ),
  provider: member(
    textOf,
    required(filledText),
    "Value of its provider; empty fits every provider.",
  ),
  terms: member(idsOf, required(ids), "Values of the terms for which it is sold; empty fits all."),
  region: member(idsOf, ids, "Values of the regions in which it is sold; empty fits all."),
  mrc: member(readMoney, amount, "Monthly dollars of one unit (monthly recurring charge)."),
  bundled_mrc: member(readMoney, amount, "Monthly dollars of one unit in any bundle."),
  double_mrc: member(readMoney, amount, "Monthly dollars of one unit with one other service."),
  triple_mrc: member(readMoney, amount, "Monthly dollars of one unit with two other services."),
  quad_mrc: member(readMoney, amount, "Monthly dollars of one unit with three other services."),
  package_mrc: member(readMoney, amount, "Monthly dollars of one unit within a package."),
  nrc: member(readMoney, amount, "Dollars, once (non-recurring charge)."),
  nrc_stacking: member(readMoney, amount, "Dollars, once, for each line or box."),
  equipment_fee: member(readMoney, amount, "Monthly dollars for equipment, whatever the quantity."),
  equipment_fee_label: member(plainTextOf, textOrNull, "The equipment fee in words."),
  dependencies: member(idsOf, ids, "Ids or types of services of which one must be in the cart."),
  linked_services: member(idsOf, ids, "Ids of services that are chosen together with this one."),
  bundled_service_types: member(
    idsOf,
    list(filledText),
    "Types of services that make a bundle with this one.",
  ),
  secondary_services: member(
    asSent,
    list(sentObject(secondaryServiceMembers)),
    "Services with a charge of their own that come with this one.",
  ),
  condition_disabled: member(
    readConditions,
    either(condition, list(condition), { type: "null" }),
    "When the service cannot be chosen: one condition, or several of which any is enough.",
  ),
  product_type: member(plainTextOf, textOrNull, "Product line of the carrier."),
  download_speed: member(
    asSent,
    speed,
    "Download speed in Mbps, unless a unit says otherwise: 1 Gbps.",
  ),
  mrc_low: member(readMoney, amount, "Lowest monthly dollars of a range; shown, never counted."),
  mrc_high: member(readMoney, amount, "Highest monthly dollars of a range; shown, never counted."),
  router_mrc: member(readMoney, amount, "Monthly dollars for the router; shown, never counted."),
  fiber_serviceability_type: member(
    textOf,
    textOrNull,
    "How fiber reaches the address; filled means that the service needs fiber.",
  ),
  pricing_details: member(textOf, textOrNull, "How the price comes about, as HTML."),
  phone_min: member(asSent, wholeOrNull, "Fewest telephone lines that can be ordered."),
  phone_max: member(asSent, wholeOrNull, "Most telephone lines that can be ordered."),
  addon_item_min: member(asSent, wholeOrNull, "Fewest items of the add-on that can be ordered."),
  addon_item_max: member(asSent, wholeOrNull, "Most items of the add-on that can be ordered."),
  addon_item_label: member(plainTextOf, textOrNull, "One item of the add-on, in words."),
  addon_item_label_plural: member(
    plainTextOf,
    textOrNull,
    "Several items of the add-on, in words.",
  ),
  addon_item_cost_per_unit: member(asSent, amount, "Monthly dollars of one item of the add-on."),
  error_msg: member(
    textOf,
    textOrNull,
    "Why the service cannot be chosen, in place of the usual sentence.",
  ),
  data: member(asSent, sentObject(quantityMembers), "Quantities that are chosen at first."),
};

/**
 * A service row as on the wire (1 §3). The members are untyped: servers send numbers as texts, lists as
 * single values, and words where an amount belongs. `read-service.ts` reads them, once (decisions M5, M6).
 */
export type ServiceRow = { readonly id: string | number } & {
  readonly [Name in Exclude<keyof typeof serviceMembers, "id">]?: unknown;
};

/** A service row as the reference backend sends it. */
export type SentServiceRow = SentBy<typeof serviceMembers>;
