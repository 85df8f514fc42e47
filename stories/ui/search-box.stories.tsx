import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { SearchBox } from "../../src/elements/ui/search-box.tsx";
import { typeInto } from "../support/shadow-queries.ts";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

const words = ["Healthcare", "Health records", "High availability"];

function Keywords({ start = "" }: { readonly start?: string }) {
  const [text, setText] = useState(start);
  const [found, setFound] = useState("");
  return (
    <div className="stack">
      <SearchBox
        label="Search Keywords"
        submitLabel="Search"
        value={text}
        suggestions={words
          .filter((word) => text !== "" && word.startsWith(text))
          .map((word) => ({ value: word, label: word }))}
        onValueChange={setText}
        onSubmit={setFound}
        clear={text === "" ? undefined : { label: "Clear", onClear: () => setText("") }}
      />
      {found !== "" && <p>Searched: {found}</p>}
    </div>
  );
}

export default { title: "ui/Search box", render: () => inShadow(<Keywords />) } satisfies Meta;

type Story = StoryObj;

export const Suggested: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await typeInto(await piece.findByRole("combobox", { name: "Search Keywords" }), "Hea");
    await expect(await piece.findAllByRole("option")).toHaveLength(2);
  },
};

/** The box keeps the focus after clearing. */
export const Cleared: Story = {
  render: () => inShadow(<Keywords start="Healthcare" />),
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Clear" }));
    const box = piece.getByRole("combobox", { name: "Search Keywords" });
    await expect(box).toHaveValue("");
    const root = box.getRootNode();
    await expect(root instanceof ShadowRoot && root.activeElement).toBe(box);
  },
};

export const Narrow: Story = {
  decorators: [inWidth(280)],
  render: () => inShadow(<Keywords start="Healthcare" />),
};

export const Dark: Story = { globals: { scheme: "dark" } };
