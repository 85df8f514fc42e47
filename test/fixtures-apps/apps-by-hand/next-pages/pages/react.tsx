import { ScoutLookup } from "scout-elements/react";

export default function Page() {
  return (
    <ScoutLookup headingLevel="3" routing="none">
      <a href="/scout">Look up an address</a>
    </ScoutLookup>
  );
}
