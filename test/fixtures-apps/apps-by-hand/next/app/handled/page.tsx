import { Lookup } from "./lookup";

export default function Page() {
  return (
    <>
      <h1>Lookup page</h1>
      <Lookup />
    </>
  );
}
