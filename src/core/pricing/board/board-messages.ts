import { textGroup } from "../../texts/text-group.ts";
import { pricingTexts } from "../pricing-messages.ts";
import type { BoardOrder } from "./order-offers.ts";

/** The texts of columns and orders. The screen, exported files and the printed proposal share them. */
export const boardTexts = textGroup("board", {
  columns: {
    provider: "Provider",
    service: "Service",
    download: "Download",
    upload: "Upload",
    access: "Access",
    term: "Term",
    monthly: "Monthly",
    install: "Install",
    termTotal: pricingTexts.english.termTotal,
    note: "Note",
  },
  orders: {
    usualPrice: "Price, 100 Mbps+ first",
    price: "Price, any speed",
    speed: "Speed",
    pricePerMbps: "Price per Mbps",
    install: "Install charge",
    total: pricingTexts.english.termTotal,
    provider: "Provider",
  } satisfies Record<BoardOrder, string>,
  /** The end of the sentence that counts the offers. */
  sortedBy: {
    usualPrice: "100 Mbps+ first",
    price: "lowest price first",
    speed: "highest speed first",
    pricePerMbps: "lowest price per Mbps first",
    install: "lowest install charge first",
    total: "lowest total over the term first",
    provider: "by provider",
  } satisfies Record<BoardOrder, string>,
  /** The same sentence, if lines that are not built follow the others. */
  unbuiltLast: (sorted: string) => `${sorted}, lines that need construction last`,
});
