import { useState } from "react";
import { userEvent } from "storybook/test";
import { Button } from "../../src/elements/ui/button.tsx";
import { Card } from "../../src/elements/ui/card.tsx";
import { CheckBox } from "../../src/elements/ui/check-box.tsx";
import { type DialogProps, Dialog as OpenDialog } from "../../src/elements/ui/dialog.tsx";
import { ImageWithFallback } from "../../src/elements/ui/image-with-fallback.tsx";
import { Skeleton } from "../../src/elements/ui/skeleton.tsx";
import { TextField } from "../../src/elements/ui/text-field.tsx";
import { type PieceSteps, piece } from "../support/ui-story.tsx";
import { inWidth } from "../support/widths.ts";

export default { title: "ui/Surfaces" };

const still = () => {};

export const Cards = piece(
  <div className="stack">
    <Card>Without a heading.</Card>
    <Card
      heading="Consolidated Communications of the Northern Counties"
      actions={<Button>Refresh</Button>}
    >
      Fiber is available at this address.
    </Card>
    <Card heading="LEC" busy>
      <Skeleton label="Asking AT&T" />
    </Card>
  </div>,
);

function Opener(props: Omit<DialogProps, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <OpenDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const openSurface: PieceSteps = async ({ findByRole }) => {
  await userEvent.click(await findByRole("button", { name: "Open" }));
  await findByRole("dialog");
};

export const Dialog = piece(
  <Opener
    heading="Save view"
    actions={
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    }
  >
    <TextField label="Name" value="" onChange={still} hint="Up to 40 characters" />
  </Opener>,
  openSurface,
);

/** A sheet at the lower edge, as on a phone, for choosing from a list. */
export const Sheet = {
  ...piece(
    <Opener heading="Access Types" isSheet actions={<Button variant="primary">Done</Button>}>
      {["Fiber", "Coax", "Copper"].map((label) => (
        <CheckBox key={label} label={label} checked={label === "Coax"} onChange={still} />
      ))}
    </Opener>,
    openSurface,
  ),
  decorators: [inWidth(336)],
};

/** Logos in three sizes. Without a picture, or with a broken one, the name is shown. */
export const Logos = piece(
  <div className="row">
    <ImageWithFallback src="/demo/logos/att.svg" name="AT&T" />
    <ImageWithFallback src="/demo/logos/att.svg" name="AT&T" size="large" />
    <ImageWithFallback src={null} name="Consolidated Communications" />
    <ImageWithFallback src="/demo/logos/nobody.svg" name="Nobody Telecom" />
  </div>,
);
