import { type BoardOrder, speedTextOf } from "../../core/pricing/board/board-cell.ts";

/** The words of the price board. */
export const messages = {
  heading: "Price board",
  hint: "The best monthly price of every provider, with equipment and what comes along. Choose a price to put it into the proposal.",
  captionOf: (address: string) => (address === "" ? "Price board" : `Prices for ${address}`),
  fileName: "Price board.csv",
  term: "Show prices for",
  anyTerm: "Any term",
  minimum: "Minimum speed",
  anySpeed: "Any speed",
  atLeast: speedTextOf,
  order: "Sort by",
  orders: {
    product: "Product",
    price: "Price",
    speed: "Speed",
    install: "Install charge",
  } satisfies Record<BoardOrder, string>,
  serviceableOnly: "Serviceable only",
  product: "Product",
  best: { product: "Lowest", price: "Lowest", speed: "Fastest", install: "Lowest install" },
  perMonth: "/mo",
  install: (price: string) => `${price} install`,
  noInstall: "No install charge",
  all: (isWhole: boolean, count: number) =>
    isWhole ? "Show fewer" : `Show all ${count} providers`,
  nameOfAll: (isWhole: boolean, count: number, product: string) =>
    isWhole ? `Show fewer of ${product}` : `Show all ${count} providers of ${product}`,
  notOffered: "Not offered",
  nothing: "No service fits. Lower the minimum speed, or show what is not serviceable too.",
} as const;
