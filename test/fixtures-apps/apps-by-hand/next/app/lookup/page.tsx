import { ScoutLookup } from "scout-elements/react";

export default function Page() {
  return (
    <>
      <h1>Lookup page</h1>
      <ScoutLookup routing="page" />
    </>
  );
}
