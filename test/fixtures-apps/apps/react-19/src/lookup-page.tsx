import "./session";
import { ScoutLookup } from "scout-elements/react";

export function LookupPage() {
  return (
    <ScoutLookup headingLevel="1">
      <p>Loading…</p>
    </ScoutLookup>
  );
}
