"use client";

import { useState } from "react";
import { ScoutLookup } from "scout-elements/react";

export default function Page() {
  const [completed, setCompleted] = useState<readonly string[]>([]);
  const add = (address: string) => setCompleted((addresses) => [...addresses, address]);
  return (
    <>
      <h1>Completed lookups: {completed.length}</h1>
      <ScoutLookup routing="none" onLookupCompleted={({ detail }) => add(detail.address)} />
      <ScoutLookup
        routing="none"
        onLookupCompleted={({ detail }) => add(detail.address)}
        // @ts-expect-error: no such member of the detail
        onLookupFailed={({ detail }) => add(detail.reason)}
      />
    </>
  );
}
