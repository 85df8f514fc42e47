import type { ReactNode } from "react";
import { type SiteFilter, siteFilters } from "../../../core/pricing/sites/site-filter.ts";
import { Select } from "../../ui/select.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { siteTexts } from "./sites.messages.ts";

interface SitesFilterProps {
  readonly only: SiteFilter;
  readonly counts: Readonly<Record<SiteFilter, number>>;
  readonly onChoose: (only: SiteFilter) => void;
}

/** Shows only the sites that need a look. It is not there if no site does. */
export function SitesFilter({ only, counts, onChoose }: SitesFilterProps): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  const offered = siteFilters.filter((one) => one === "all" || counts[one] > 0);
  if (offered.length === 1) return null;
  return (
    <Select
      label={texts.filter}
      value={only}
      options={offered.map((one) => ({
        value: one,
        label: texts.filters[one](format.number(counts[one])),
      }))}
      onChange={(value) => onChoose(siteFilters.find((one) => one === value) ?? "all")}
    />
  );
}
