"use client";

import { useRouter } from "next/navigation";
import { ScoutLookup } from "scout-elements/react";

/** Passes all navigations of the element to the router. */
export function Lookup() {
  const router = useRouter();
  return (
    <ScoutLookup
      routing="page"
      onNavigated={(event) => {
        event.preventDefault();
        const { href, replace } = event.detail;
        if (replace) router.replace(href);
        else router.push(href);
      }}
    />
  );
}
