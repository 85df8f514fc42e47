import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, server } from "vitest/browser";
import { PopupLinks } from "../../../src/elements/content-page/popup-links.view.tsx";
import { Tooltip } from "../../../src/elements/content-page/tooltip.view.tsx";
import { FacetPopover } from "../../../src/elements/solutions-finder/facet-popover.view.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

beforeEach(() => page.viewport(900, 400));
afterEach(() => page.viewport(1024, 768));

const choices = Array.from({ length: 5 }, (_, at) => ({
  key: `term${at}`,
  label: `Term ${at}`,
  isActive: false,
}));

interface Popup {
  readonly name: string;
  readonly node: ReactNode;
  readonly anchor: string;
  readonly popup: string;
  /** The popup's side if there is space. */
  readonly side: "above" | "below";
}

const popups: readonly Popup[] = [
  {
    name: "a tooltip",
    node: <Tooltip text="Paid each month">monthly price</Tooltip>,
    anchor: ".tooltip-words",
    popup: ".tooltip",
    side: "above",
  },
  {
    name: "a list of links",
    node: (
      <PopupLinks label="More">
        <a href="#one">One</a>
      </PopupLinks>
    ),
    anchor: "button",
    popup: ".popup-links-list",
    side: "below",
  },
  {
    name: "a facet",
    node: <FacetPopover facet={{ key: "a", title: "Access", choices }} onToggle={() => {}} />,
    anchor: "button",
    popup: ".facet-popover",
    side: "below",
  },
];

/**
 * Returns the side of its anchor on which a popup opens, with the anchor at a percentage of the
 * window's height.
 */
async function sideAt({ node, anchor, popup }: Popup, percent: number): Promise<string> {
  const { find } = mountUi(
    <div style={{ position: "fixed", insetBlockStart: `${percent}%`, inlineSize: "240px" }}>
      {node}
    </div>,
  );
  const control = find(anchor);
  control.focus();
  control.click();
  await expect.poll(() => find(popup).matches(":popover-open")).toBe(true);
  const [box, around] = [find(popup), control].map((one) => one.getBoundingClientRect());
  if (box === undefined || around === undefined) throw new Error("Nothing is drawn.");
  if (box.bottom <= around.top) return "above";
  return box.top >= around.bottom ? "below" : "over it";
}

test.each(popups)("the popup $name opens $side its anchor if there is space", async (popup) => {
  expect(await sideAt(popup, popup.side === "above" ? 60 : 10)).toBe(popup.side);
});

// In WebKit, the search for a side can freeze the page (docs/browsers.md).
test.skipIf(server.browser === "safari").each(popups)(
  "the popup $name opens on the other side at the edge of the window",
  async (popup) => {
    const [percent, other] = popup.side === "above" ? [0, "below"] : [85, "above"];
    expect(await sideAt(popup, percent)).toBe(other);
  },
);
