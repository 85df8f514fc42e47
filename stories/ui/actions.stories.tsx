import { useState } from "react";
import { userEvent } from "storybook/test";
import { PopupLinks } from "../../src/elements/content-page/popup-links.view.tsx";
import { Tooltip as Tip } from "../../src/elements/content-page/tooltip.view.tsx";
import { Pagination } from "../../src/elements/resource-library/pagination.view.tsx";
import { Chips as ChipList } from "../../src/elements/solutions-finder/chips.view.tsx";
import { Button } from "../../src/elements/ui/button.tsx";
import { Disclosure } from "../../src/elements/ui/disclosure.tsx";
import { ExternalLink } from "../../src/elements/ui/external-link.tsx";
import { Tabs as TabRow } from "../../src/elements/ui/tabs.tsx";
import { piece } from "../support/ui-story.tsx";

export default { title: "ui/Actions" };

const still = () => {};

export const Buttons = piece(
  <div className="stack">
    <div className="row">
      <Button variant="primary" icon="search">
        Search
      </Button>
      <Button>Clear</Button>
      <Button variant="quiet">More</Button>
      <Button pressed>Fiber</Button>
      <Button busy>Sending</Button>
      <Button unavailable="Choose a file first.">Start</Button>
    </div>
    <Button variant="primary" wide>
      Sign in
    </Button>
  </div>,
);

export const LinkToAnotherSite = piece(
  <p>
    The prices of <ExternalLink href="https://www.example.com/">Zayo</ExternalLink> are on its own
    site.
  </p>,
);

export const PopupOfLinks = piece(
  <PopupLinks label="Download a form">
    <ul>
      <li>
        <a href="#one">Letter of agency</a>
      </li>
      <li>
        <a href="#two">Order form</a>
      </li>
    </ul>
  </PopupLinks>,
  async ({ findByRole }) => userEvent.click(await findByRole("button")),
);

export const Tooltip = piece(
  <p style={{ paddingBlockStart: "3em" }}>
    The <Tip text="Monthly recurring charge">MRC</Tip> is paid each month.
  </p>,
  async ({ findByText }) => userEvent.hover(await findByText("MRC")),
);

function AppliedChips() {
  const [chips, setChips] = useState([
    { key: "fiber", group: "Access Types", label: "Fiber" },
    { key: "hipaa", group: "Compliance", label: "HIPAA" },
    { key: "long", label: "Managed detection and response with a dedicated security team" },
  ]);
  return (
    <ChipList
      label="Applied"
      removeLabel="Remove"
      chips={chips}
      onRemove={(key) => setChips(chips.filter((chip) => chip.key !== key))}
    />
  );
}

export const Chips = piece(<AppliedChips />);

export const Disclosures = piece(
  <div className="stack">
    <Disclosure label="Carriers" trailing="2">
      AT&T, Zayo
    </Disclosure>
    <Disclosure label="Access types" level={3} startsOpen>
      Fiber, Coax
    </Disclosure>
  </div>,
);

function Categories({ count }: { readonly count: number }) {
  const [selected, setSelected] = useState("1");
  const tabs = Array.from({ length: count }, (_, at) => ({
    key: `${at}`,
    label: `Category ${at + 1}`,
  }));
  return (
    <TabRow label={`${count} categories`} tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Providers of Category {Number(selected) + 1}.</p>
    </TabRow>
  );
}

/** A row that is too long fades at its edges, and shows the selected tab. */
export const Tabs = piece(
  <div className="stack">
    <Categories count={3} />
    <Categories count={24} />
  </div>,
);

export const Pages = piece(
  <div className="stack">
    <Pagination label="First page" page={0} pageCount={12} onPage={still} />
    <Pagination label="A page in the middle" page={4} pageCount={12} onPage={still} />
  </div>,
);
