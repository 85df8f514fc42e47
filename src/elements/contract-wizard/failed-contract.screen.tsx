import type { MouseEvent, ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { focusBox } from "../ui/focus-box.ts";
import { Heading } from "../ui/heading.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { Why } from "../ui/why.tsx";
import { wizardTexts } from "./contract-wizard.messages.ts";
import type { ContractWizardModel } from "./contract-wizard.model.ts";

/** The page in place of a contract: the reason why it is missing, and the next step. */
export function FailedContract({
  model,
  isMissing,
}: {
  readonly model: ContractWizardModel;
  readonly isMissing: boolean;
}): ReactNode {
  const texts = useTexts(wizardTexts);
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears, so move focus to the screen.
    const root = currentTarget.closest<HTMLElement>(".scout-root");
    if (root !== null) focusBox(root);
    model.refresh();
  };
  return (
    <section className="error-page" role="alert">
      <Heading level={1}>{texts.notFound}</Heading>
      <p>{isMissing ? texts.missing : texts.failed}</p>
      {!isMissing && <Why />}
      <div className="row">
        {!isMissing && (
          <Button variant="primary" onClick={handleRetry}>
            {texts.tryAgain}
          </Button>
        )}
        <ScreenLink
          href={model.hrefOf("/scout/contracts")}
          variant={isMissing ? "primary" : "quiet"}
        >
          {texts.back}
        </ScreenLink>
      </div>
    </section>
  );
}
