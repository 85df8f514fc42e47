import "scout-elements/elements/scout-lookup";
import type {} from "scout-elements/jsx";

export default function Page() {
  return (
    <scout-lookup heading-level="3" routing="none">
      <a href="/scout">Look up an address</a>
    </scout-lookup>
  );
}
