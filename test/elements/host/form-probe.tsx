import { type ReactNode, useState } from "react";
import type { ScreenModel } from "../../../src/core/internal.ts";

export interface FormProbeModel extends ScreenModel {
  /** The texts that were submitted. */
  readonly submitted: string[];
}

/** A small form for testing how a first screen is replaced. */
export function FormProbe({ model }: { readonly model: FormProbeModel }): ReactNode {
  const [address, setAddress] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        model.submitted.push(address);
      }}
    >
      <label>
        Address
        <input name="address" value={address} onChange={({ target }) => setAddress(target.value)} />
      </label>
      <button type="submit">Search</button>
    </form>
  );
}
