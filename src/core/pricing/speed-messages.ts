import { textGroup } from "../texts/text-group.ts";

/** The speeds of lines. */
export const speedTexts = textGroup("line-speeds", {
  /** The ranges of comparable speeds. */
  classes: {
    tenGigabit: "10 Gbps or more",
    fiveGigabit: "5 to 9.9 Gbps",
    twoGigabit: "2 to 4.9 Gbps",
    gigabit: (fromMbps: number) => `1 Gbps (${fromMbps} to 1,999 Mbps)`,
    from500: (toMbps: number) => `500 to ${toMbps} Mbps`,
    from300: "300 to 499 Mbps",
    from100: "100 to 299 Mbps",
    slowest: "under 100 Mbps",
  },
});
