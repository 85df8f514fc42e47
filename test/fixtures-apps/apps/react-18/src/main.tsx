/** React 18 with the files of `cdn/`: attributes in the markup, properties and events through a ref. */
import { address, entries, hear, mountOften, stay } from "fixture-page";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PortalHeaderElement, ScoutLookupElement } from "scout-elements";
import type {} from "scout-elements/jsx-react-18";

function Elements() {
  const header = useRef<PortalHeaderElement>(null);
  const lookup = useRef<ScoutLookupElement>(null);
  useEffect(() => {
    if (!header.current || !lookup.current) return;
    header.current.secondaryNav = entries;
    header.current.addEventListener("scout-navigated", stay);
    lookup.current.colorScheme = "dark";
    lookup.current.addEventListener("scout-ready", hear);
    lookup.current.addEventListener("scout-lookup-started", hear);
    lookup.current.addEventListener("scout-lookup-completed", hear);
  }, []);
  return (
    <>
      <portal-header ref={header} routing="none" />
      <scout-lookup
        ref={lookup}
        class="wide"
        product-name="Fixture"
        heading-level="3"
        routing="none"
      >
        <a href="/scout">Look up an address</a>
      </scout-lookup>
    </>
  );
}

function App() {
  const [isMounted, setMounted] = useState(true);
  const search = () => document.querySelector("scout-lookup")?.search(address);
  return (
    <main>
      <button type="button" onClick={search}>
        Call search
      </button>
      <button type="button" onClick={() => mountOften((next) => flushSync(() => setMounted(next)))}>
        Mount often
      </button>
      {isMounted && <Elements />}
    </main>
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(<App />);
