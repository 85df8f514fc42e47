import { Lookup } from "./lookup";

export default function Page() {
  return <Lookup />;
}
