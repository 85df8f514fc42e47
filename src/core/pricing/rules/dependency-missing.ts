import { speedTextOf } from "../../formatting/speed-text.ts";
import type { TextReader } from "../../texts/text-group.ts";
import type { Service, ServicesById } from "../service.ts";
import { serviceTypes, typeChoiceOf, typePluralOf } from "../service-type.ts";
import type { DisablingRule, KnownServices, RuleFormat } from "./disabling-rule.ts";
import { ruleTexts } from "./rule-messages.ts";

/**
 * Disables a service if the cart contains none of its dependencies. A dependency is the id of a service, or a type. Any
 * service of the type satisfies it.
 */
export const dependencyMissing: DisablingRule = {
  disables: ({ dependencies }, { inCart, catalogue }) =>
    dependencies.length > 0 &&
    !dependencies.some((dependency) =>
      isType(dependency, catalogue) ? inCart.hasType(dependency) : inCart.hasId(dependency),
    ),
  firstText: requirementsText,
  changesWithCart: ({ dependencies }, along) =>
    dependencies.length > 0 &&
    !dependencies.some((dependency) =>
      along.some(({ id, type }) => id === dependency || type === dependency),
    ),
};

/** True if a dependency is a type. An id of the answer wins over a type of the same name. */
function isType(dependency: string, { rowsOf }: KnownServices["catalogue"]): boolean {
  return serviceTypes.has(dependency) && rowsOf(dependency).length === 0;
}

/**
 * Names the required services: by what they have in common, by title, or by type if there are several of a type.
 * Services that are not offered count only if no other is required. Those that the answer lacks are named by their ids.
 */
function requirementsText(
  { dependencies }: Pick<Service, "dependencies">,
  { catalogue, offered }: KnownServices,
  format: RuleFormat,
): string {
  const texts = format.texts(ruleTexts).dependencyMissing;
  const isOffered = (id: string) => offered.get(id) !== undefined || isType(id, catalogue);
  const ids = dependencies.some(isOffered) ? dependencies.filter(isOffered) : dependencies;
  const services = ids.map((id) => offered.get(id) ?? catalogue.rowsOf(id)[0]);
  const named = new Set(services.flatMap((service) => service ?? []));
  const kind = named.size === ids.length ? kindOf([...named], offered, format) : null;
  if (kind !== null) return texts.requires(kind);
  const names = services.map((service, at) =>
    service === undefined
      ? typeChoiceOf(ids[at] ?? "", format)
      : nameOf(service, named, offered, format),
  );
  const [...each] = new Set(names);
  return each.length > 4
    ? texts.chooseOneOf(each.slice(0, 3), each.length - 3)
    : texts.choose(format.anyOf(each));
}

/**
 * Returns the property that only these services of a type have: a minimum speed, or the last word of their titles. Null
 * if they have nothing in common, or if every service of the type is required.
 */
function kindOf(
  required: readonly Service[],
  offered: ServicesById,
  format: TextReader,
): string | null {
  const texts = format.texts(ruleTexts).dependencyMissing;
  const [first] = required;
  if (first === undefined || required.length < 2) return null;
  const { type } = first;
  if (required.some((one) => one.type !== type)) return null;
  const others = [...offered.values()].filter(
    (one) => one.type === type && !required.includes(one),
  );
  if (others.length === 0) return null;
  const leastMbps = Math.min(...required.map(({ mbps }) => mbps ?? 0));
  if (leastMbps > 0 && others.every(({ mbps }) => mbps !== null && mbps < leastMbps)) {
    return texts.orFaster(typeChoiceOf(type, format), speedTextOf(leastMbps));
  }
  const noun = lastWordOf(first.title);
  const haveNoun = (services: readonly Service[]) =>
    services.map(({ title }) => lastWordOf(title) === noun);
  return /^\p{L}+$/u.test(noun) &&
    !isUnit.test(noun) &&
    haveNoun(required).every(Boolean) &&
    !haveNoun(others).some(Boolean)
    ? texts.kind(noun)
    : null;
}

/** A unit of speed says nothing about the kind of a service. */
const isUnit = /^[kmgt]bps$/i;

function lastWordOf(title: string): string {
  return title.split(" ").at(-1) ?? "";
}

/** Names the type instead of three or more titles, or if every service of the type satisfies the dependency. */
function nameOf(
  { type, title }: Service,
  named: ReadonlySet<Service>,
  offered: ServicesById,
  format: TextReader,
): string {
  const count = [...named].filter((one) => one.type === type).length;
  const isWhole = [...offered.values()].every((one) => one.type !== type || named.has(one));
  if (isWhole && count > 1) return typeChoiceOf(type, format);
  if (count <= 2) return title;
  return format.texts(ruleTexts).dependencyMissing.oneOf(count, typePluralOf(type, format));
}
