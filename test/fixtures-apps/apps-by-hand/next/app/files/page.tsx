/** A page that loads workers and the PDF library. */
import { ContractWizard, ScoutBulk } from "scout-elements/react";

export default function Page() {
  return (
    <>
      <ScoutBulk routing="none" />
      <ContractWizard contract="c1" provider="cox" routing="none" />
    </>
  );
}
