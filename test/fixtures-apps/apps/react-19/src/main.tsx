/** The tags in the markup of React 19, with attributes, properties and events. */
import { address, entries, hear, mountOften, stay } from "fixture-page";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ScoutLookupElement } from "scout-elements";
import type {} from "scout-elements/jsx";
import "scout-elements/elements/portal-header";
import "scout-elements/elements/scout-lookup";

function App() {
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
          <portal-header routing="none" secondaryNav={entries} onscout-navigated={stay} />
          <scout-lookup
            ref={lookup}
            className="wide"
            product-name="Fixture"
            heading-level="3"
            routing="none"
            colorScheme="dark"
            onscout-ready={hear}
            onscout-lookup-started={hear}
            onscout-lookup-completed={hear}
          >
            <a href="/scout">Look up an address</a>
          </scout-lookup>
        </>
      )}
    </main>
  );
}

const root = createRoot(document.querySelector("#root") ?? document.body);
if (location.pathname === "/start") {
  void import("./lookup-page").then(({ LookupPage }) => root.render(<LookupPage />));
} else {
  root.render(<App />);
}
