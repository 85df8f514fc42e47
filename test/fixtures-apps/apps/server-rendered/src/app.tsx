/** The components of the package in a page that a server has rendered. */
import { address, entries, hear, mountOften, stay } from "fixture-page";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ScoutLookupElement } from "scout-elements";
import { PortalHeader, ScoutLookup } from "scout-elements/react";

export function App() {
  const lookup = useRef<ScoutLookupElement>(null);
  const [isMounted, setMounted] = useState(true);
  return (
    <main>
      <button type="button" onClick={() => lookup.current?.search(address)}>
        Call search
      </button>
      <button type="button" onClick={() => mountOften((next) => flushSync(() => setMounted(next)))}>
        Mount often
      </button>
      {isMounted && (
        <>
          <PortalHeader routing="none" secondaryNav={entries} onNavigated={stay} />
          <ScoutLookup
            ref={lookup}
            className="wide"
            productName="Fixture"
            headingLevel="3"
            routing="none"
            colorScheme="dark"
            onReady={hear}
            onLookupStarted={hear}
            onLookupCompleted={hear}
          >
            <a href="/scout">Look up an address</a>
          </ScoutLookup>
        </>
      )}
    </main>
  );
}
