"use client";

import "./session";
import { ScoutLookup } from "scout-elements/react";

export function Lookup() {
  return (
    <ScoutLookup headingLevel="1">
      <p>Loading…</p>
    </ScoutLookup>
  );
}
