/** A server component with a tag. */
import type {} from "scout-elements/jsx";
import { Elements } from "./elements";

export default function Page() {
  return (
    <>
      <Elements />
      <scout-lookup heading-level="3" routing="none">
        <a href="/scout">Look up an address</a>
      </scout-lookup>
    </>
  );
}
