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
import { asSent, idsOf, plainTextOf, readConditions, wireTextOf } from "./wire-values.ts";

/** An amount in dollars, as carriers send it: a number, digits, `$1,299.50`, null, or a word such as `TBD`. */
export const amount: Sent<number | string | null> = { type: ["number", "string", "null"] };
/** A speed: a number of Mbps, or a string with its unit. */
const speed: Sent<number | string | null> = { type: ["number", "string", "null"] };
const wholeOrNull = orNull(looseNumber);
export const ids = list(looseId);

/** The members of a condition under which a service cannot be chosen. `readConditions` reads them. */
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
    "Path of the value in the entity.",
  ),
  key: unread(required(filledText), "The member that is compared; dots lead into objects."),
  value: unread(
    required(either(text, looseNumber, flag, list(either(text, looseNumber, flag)))),
    "The value that disables the service, or a list of such values.",
  ),
};
const condition = sentObject(conditionMembers);

/** A service that comes with another. */
export const secondaryServiceMembers = {
  stacking_nrc: member(readMoney, required(amount), "One-time dollars for this service."),
  id: member(
    wireTextOf,
    looseId,
    "Id of a service. The charge counts only while the cart contains that service.",
  ),
  type: member(
    wireTextOf,
    filledText,
    "Type of service. The charge counts only while the cart contains such a service.",
  ),
  label: member(plainTextOf, text, "Name of the charge in the install lines."),
};

/** The quantities of a service. */
export const quantityMembers = {
  phone_lines: member(asSent, wholeOrNull, "Number of ordered telephone lines."),
  addon_items: member(asSent, wholeOrNull, "Number of ordered items of the add-on."),
  price: unread(amount, "Monthly dollars for the quantity; the page computes it itself."),
  mrc: unread(amount, "Monthly dollars of one unit; the page computes it itself."),
};

/** The members of a service row, each with its reader. Their names appear only here. */
export const serviceMembers = {
  id: member(
    wireTextOf,
    required(looseId),
    "Identifies the service. Rows for other terms may repeat it.",
  ),
  title: member(plainTextOf, required(text), "Name of the service."),
  label: member(plainTextOf, textOrNull, "Name of the service if it has no title."),
  description: member(wireTextOf, textOrNull, "Description, as HTML."),
  type: member(
    wireTextOf,
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
    "Kind of service, which determines its section, its position in lists and its bundles.",
  ),
  widget: member(
    wireTextOf,
    required(oneOf("radio", "checkbox")),
    "`radio` replaces another service of the same type; anything else is a checkbox.",
  ),
  provider: member(
    wireTextOf,
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
  nrc: member(readMoney, amount, "One-time dollars (non-recurring charge)."),
  nrc_stacking: member(readMoney, amount, "One-time dollars for each line or box."),
  equipment_fee: member(
    readMoney,
    amount,
    "Monthly dollars for equipment, regardless of the quantity.",
  ),
  equipment_fee_label: member(plainTextOf, textOrNull, "Name of the equipment fee."),
  dependencies: member(idsOf, ids, "Ids or types of services. The cart must contain one of them."),
  linked_services: member(idsOf, ids, "Ids of services that are chosen together with this one."),
  bundled_service_types: member(
    idsOf,
    list(filledText),
    "Types of services with which this one forms a bundle.",
  ),
  secondary_services: member(
    asSent,
    list(sentObject(secondaryServiceMembers)),
    "Services that come with this one and have their own charge.",
  ),
  condition_disabled: member(
    readConditions,
    either(condition, list(condition), { type: "null" }),
    "A condition, or a list of them. The service cannot be chosen if any of them is true.",
  ),
  product_type: member(plainTextOf, textOrNull, "Product line of the carrier."),
  download_speed: member(
    asSent,
    speed,
    "Download speed: a number of Mbps, or a text with a unit such as 1 Gbps.",
  ),
  mrc_low: member(
    readMoney,
    amount,
    "Lowest monthly dollars of a range; shown, but not counted in totals.",
  ),
  mrc_high: member(
    readMoney,
    amount,
    "Highest monthly dollars of a range; shown, but not counted in totals.",
  ),
  router_mrc: member(
    readMoney,
    amount,
    "Monthly dollars for the router; shown, but not counted in totals.",
  ),
  fiber_serviceability_type: member(
    wireTextOf,
    textOrNull,
    "How fiber reaches the address. If it is not empty, the service needs fiber.",
  ),
  pricing_details: member(wireTextOf, textOrNull, "Details of the price, as HTML."),
  promo_months: member(
    asSent,
    wholeOrNull,
    "Number of months for which `mrc` applies. It counts only together with `after_mrc`.",
  ),
  after_mrc: member(
    readMoney,
    amount,
    "Monthly dollars of one unit after `promo_months`; counted in the total over the term.",
  ),
  phone_min: member(asSent, wholeOrNull, "Minimum number of telephone lines in an order."),
  phone_max: member(asSent, wholeOrNull, "Maximum number of telephone lines in an order."),
  addon_item_min: member(asSent, wholeOrNull, "Minimum number of items of the add-on in an order."),
  addon_item_max: member(asSent, wholeOrNull, "Maximum number of items of the add-on in an order."),
  addon_item_label: member(plainTextOf, textOrNull, "Name of one item of the add-on."),
  addon_item_label_plural: member(plainTextOf, textOrNull, "Name of several items of the add-on."),
  addon_item_cost_per_unit: member(asSent, amount, "Monthly dollars of one item of the add-on."),
  error_msg: member(
    wireTextOf,
    textOrNull,
    "Explains why the service cannot be chosen, in place of the standard text.",
  ),
  data: member(asSent, sentObject(quantityMembers), "The initial quantities."),
};

/**
 * A service row as on the wire (1 §3). Its members are untyped, because servers send strings instead of numbers, single
 * values instead of lists, and words instead of amounts. `read-service.ts` reads them once (decisions M5, M6).
 */
export type ServiceRow = { readonly id: string | number } & {
  readonly [Name in Exclude<keyof typeof serviceMembers, "id">]?: unknown;
};

/** A service row as the reference backend sends it. */
export type SentServiceRow = SentBy<typeof serviceMembers>;
