import type { ReactNode } from "react";
import type { PricingSearchState } from "../../core/pricing/wire/create-pricing-search.ts";
import { Alert } from "../ui/alert.tsx";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Progress } from "../ui/progress.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { Why } from "../ui/why.tsx";
import { builderTexts } from "./scout-pricing.messages.ts";

interface SearchOutcomeProps {
  readonly search: Exclude<PricingSearchState, { kind: "answered" }>;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** Shown in place of services: a hint, the progress of the search, or its failure. */
export function SearchOutcome({ search, onRetry, onCancel }: SearchOutcomeProps): ReactNode {
  const texts = useTexts(builderTexts);
  switch (search.kind) {
    case "idle":
      return <Empty icon="search">{texts.empty}</Empty>;
    case "searching":
    case "waiting": {
      const text = search.kind === "waiting" ? texts.waiting : texts.searching;
      return (
        <div className="stack">
          <Progress label={text} percentage={null} />
          <Announce message={text} />
          <div className="row">
            <Button onClick={onCancel}>{texts.cancel}</Button>
          </div>
        </div>
      );
    }
    case "failed":
      return (
        <Alert kind="danger" action={{ label: texts.tryAgain, onAct: onRetry }}>
          <p>{texts.failed}</p>
          <Why />
        </Alert>
      );
  }
}
