import { counted } from "./counted.ts";

/**
 * The label of a total over months.
 *
 * @param isAssumed - true if the total applies only if the price stays
 */
export function totalOverTerm(months: string, isAssumed: boolean): string {
  return counted(Number(months), isAssumed ? ifPriceStays : forms, months);
}

const forms = {
  one: "الإجمالي طوال شهر واحد",
  two: "الإجمالي طوال شهرين",
  few: "الإجمالي طوال # أشهر",
  many: "الإجمالي طوال # شهرًا",
  other: "الإجمالي طوال # شهر",
};

const ifPriceStays = {
  one: "الإجمالي طوال شهر واحد، إذا بقي السعر على حاله",
  two: "الإجمالي طوال شهرين، إذا بقي السعر على حاله",
  few: "الإجمالي طوال # أشهر، إذا بقي السعر على حاله",
  many: "الإجمالي طوال # شهرًا، إذا بقي السعر على حاله",
  other: "الإجمالي طوال # شهر، إذا بقي السعر على حاله",
};
