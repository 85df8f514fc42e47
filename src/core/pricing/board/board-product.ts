import { englishReader } from "../../texts/english-reader.ts";
import type { TextReader } from "../../texts/text-group.ts";
import { keysOf } from "../../values/keys-of.ts";
import { type AccessType, accessTypeOf } from "../access-type.ts";
import type { Service } from "../service.ts";
import type { SectionName } from "../service-type.ts";
import { accessTypeNames } from "./access-type-names.ts";
import { boardKinds } from "./board-kind.ts";
import { speedClasses, speedClassTextOf } from "./offer-speed.ts";
import { productTexts } from "./product-messages.ts";

/** A class of comparable offers. Lines to the internet share a section, a speed class and an access type, others a section. */
export interface BoardProduct {
  /** The key of the product, which is equal for all of its offers. */
  readonly key: string;
  readonly section: SectionName;
  /** The name in English. */
  readonly label: string;
  /** The technology of the line; null for phone and television. */
  readonly access: AccessType | null;
  /** The lowest speed of the class in Mbps; null for an unknown speed, and for phone and television. */
  readonly fromMbps: number | null;
  /**
   * True if offers of the product can be compared by price, which requires a known speed and access type.
   */
  readonly isComparable: boolean;
}

/** The product of a service, computed once; null for a service that belongs to another, such as a router. */
export function boardProductOf(service: Service): BoardProduct | null {
  const known = products.get(service);
  if (known !== undefined) return known;
  const product = productOf(service);
  products.set(service, product);
  return product;
}

const products = new WeakMap<Service, BoardProduct | null>();

function productOf(service: Service): BoardProduct | null {
  switch (service.type) {
    case "dedicated":
    case "broadband":
      return lineProductOf(service.type, service);
    case "phone":
      return phone;
    case "tv":
      return television;
    default:
      return null;
  }
}

const phone = plainProduct("phone");
const television = plainProduct("tv");

function plainProduct(section: "phone" | "tv"): BoardProduct {
  const label = productTexts.english.names[section];
  return { key: section, section, label, access: null, fromMbps: null, isComparable: true };
}

/** The product of a line. Equal lines share one object, because products are compared by identity. */
function lineProductOf(section: "broadband" | "dedicated", service: Service): BoardProduct {
  const { mbps } = service;
  const speed = speedClasses.find(({ fromMbps }) => mbps !== null && mbps >= fromMbps);
  const fromMbps = speed?.fromMbps ?? null;
  const access = accessTypeOf(service);
  const key = `${section}-${fromMbps ?? "unknown"}-${access}`;
  const known = lineProducts.get(key);
  if (known) return known;
  const made = createLineProduct(key, section, fromMbps, access);
  lineProducts.set(key, made);
  return made;
}

const lineProducts = new Map<string, BoardProduct>();

function createLineProduct(
  key: string,
  section: "broadband" | "dedicated",
  fromMbps: number | null,
  access: AccessType,
): BoardProduct {
  const product = { key, section, access, fromMbps };
  return {
    ...product,
    label: productTextOf(product, englishReader),
    isComparable: fromMbps !== null && access !== "unknown",
  };
}

/** The name of a product. */
export function productTextOf(
  { section, fromMbps, access }: Pick<BoardProduct, "section" | "fromMbps" | "access">,
  format: TextReader,
): string {
  const { names, speedNotGiven, lineOf, accessTypes } = format.texts(productTexts);
  if (access === null) return names[section];
  const speed = speedClasses.find((one) => one.fromMbps === fromMbps);
  return lineOf(
    names[section],
    speed === undefined ? speedNotGiven : speedClassTextOf(speed.name, format),
    accessTypes[access],
  );
}

const kinds = keysOf(boardKinds);
const accessTypes = Object.keys(accessTypeNames);

/** Orders products by section, speed and access type. An unknown speed is last. */
export function compareProducts(a: BoardProduct, b: BoardProduct): number {
  return (
    kinds.indexOf(a.section) - kinds.indexOf(b.section) ||
    (a.fromMbps ?? Number.MAX_VALUE) - (b.fromMbps ?? Number.MAX_VALUE) ||
    accessTypes.indexOf(a.access ?? "") - accessTypes.indexOf(b.access ?? "")
  );
}
