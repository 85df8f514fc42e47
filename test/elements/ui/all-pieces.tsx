import { ColorPicker } from "../../../src/elements/account-branding/color-picker.view.tsx";
import { Pagination } from "../../../src/elements/resource-library/pagination.view.tsx";
import {
  NumberField,
  QuantityField,
} from "../../../src/elements/scout-pricing/builder/quantity-field.view.tsx";
import { Chips } from "../../../src/elements/solutions-finder/chips.view.tsx";
import { FacetPopover } from "../../../src/elements/solutions-finder/facet-popover.view.tsx";
import { SortableList } from "../../../src/elements/solutions-finder/sortable-list.view.tsx";
import { Masonry } from "../../../src/elements/solutions-index/masonry.view.tsx";
import { Alert } from "../../../src/elements/ui/alert.tsx";
import { Announce } from "../../../src/elements/ui/announce.tsx";
import { Button } from "../../../src/elements/ui/button.tsx";
import { Card } from "../../../src/elements/ui/card.tsx";
import { CardGrid } from "../../../src/elements/ui/card-grid.tsx";
import { CheckBox } from "../../../src/elements/ui/check-box.tsx";
import { DataTable } from "../../../src/elements/ui/data-table.tsx";
import { Dialog } from "../../../src/elements/ui/dialog.tsx";
import { Disclosure } from "../../../src/elements/ui/disclosure.tsx";
import { DropZone } from "../../../src/elements/ui/drop-zone.tsx";
import { Empty } from "../../../src/elements/ui/empty.tsx";
import { ExternalLink } from "../../../src/elements/ui/external-link.tsx";
import { FacetGroup } from "../../../src/elements/ui/facet-group.tsx";
import { ImageWithFallback } from "../../../src/elements/ui/image-with-fallback.tsx";
import { Progress } from "../../../src/elements/ui/progress.tsx";
import { Radio } from "../../../src/elements/ui/radio.tsx";
import { SafeHtml } from "../../../src/elements/ui/safe-html.tsx";
import { Select } from "../../../src/elements/ui/select.tsx";
import { Skeleton } from "../../../src/elements/ui/skeleton.tsx";
import { Tabs } from "../../../src/elements/ui/tabs.tsx";
import { Tag } from "../../../src/elements/ui/tag.tsx";
import { TextField } from "../../../src/elements/ui/text-field.tsx";
import { SearchBox } from "./search-box.tsx";

const rows = [
  { name: "Zayo", distance: 900 },
  { name: "Cox", distance: null },
];

const terms = [
  { value: "12", label: "12 months" },
  { value: "24", label: "24 months", note: "Not available", disabled: true },
];
const still = () => {};
const facet = {
  key: "access",
  title: "Access Types",
  choices: [
    {
      key: "fiber",
      label: "Fiber",
      isActive: false,
      isHeading: true,
      children: [{ key: "lit", label: "Lit Fiber", isActive: true }],
    },
    { key: "satellite", label: "Satellite", isActive: false },
  ],
};

/** Each component in its states, by name. */
export const pieces = {
  combobox: <SearchBox start="penn" description="Street and city" />,
  "combobox with an error": <SearchBox error="Enter an address" loading labelHidden />,
  buttons: (
    <div className="row">
      <Button variant="primary" icon="search">
        Search
      </Button>
      <Button>Clear</Button>
      <Button variant="quiet">More</Button>
      <Button busy>Sending</Button>
      <Button unavailable="Choose a file first.">Start</Button>
    </div>
  ),
  fields: (
    <div className="stack">
      <TextField label="Name" value="" onChange={still} hint="First and last" isRequired />
      <TextField label="Email" value="x" onChange={still} error="Enter an email address." />
      <TextField label="Agent" value="Ada" onChange={still} isReadOnly />
      <TextField label="Code" value="P40" onChange={still} isDisabled />
      <Select label="Term" value="12" options={terms} onChange={still} />
      <Select label="Region" value="" options={terms} onChange={still} placeholder="Choose one" />
    </div>
  ),
  numbers: (
    <div className="row">
      <QuantityField label="Lines" value={2} min={1} max={20} onChange={still} />
      <NumberField label="Phones" value={2} min={1} max={5000} onChange={still} hint="1 to 5000" />
    </div>
  ),
  tabs: (
    <Tabs
      label="Services"
      selected="fiber"
      onSelect={still}
      tabs={[
        { key: "fiber", label: "Fiber" },
        { key: "coax", label: "Coax" },
      ]}
    >
      <p>Twelve providers</p>
    </Tabs>
  ),
  pagination: <Pagination label="Pages of results" page={0} pageCount={9} onPage={still} />,
  choices: (
    <div className="stack">
      <CheckBox label="Only available" checked onChange={still} />
      <CheckBox isRow label="Static IP" trailing="$15.00" checked={false} onChange={still} />
      <CheckBox isRow label="Voice" description="Five lines" checked onChange={still} />
      <CheckBox isRow isDisabled label="Fax" description="No." checked onChange={still} />
      <Radio name="size" label="Small" checked onChange={still} />
      <Radio name="size" label="Large" checked={false} isDisabled onChange={still} />
    </div>
  ),
  "rich text": (
    <SafeHtml
      base="https://portal.example/"
      html='<p><b>Note</b> <a href="/x">in</a> <a href="https://other.example/">out</a></p><ul><li>One</li></ul>'
    />
  ),
  dialog: (
    <Dialog heading="Save view" actions={<Button>Save</Button>} onClose={still}>
      <TextField label="Name" value="" onChange={still} />
    </Dialog>
  ),
  disclosures: (
    <div>
      <Disclosure label="Carriers">
        <span />
      </Disclosure>
      <Disclosure label="States" level={3} trailing="3" startsOpen>
        <span className="muted">Texas</span>
      </Disclosure>
    </div>
  ),
  "drop zones": (
    <div className="stack">
      <ColorPicker
        label="Color"
        words={{
          saturation: "Saturation",
          brightness: "Brightness",
          hue: "Hue",
          opacity: "Opacity",
        }}
        value={{ hex: "#0c304c", alpha: 0.5 }}
        onChange={still}
      />
      <DropZone label="Logo" accept=".png" hint="A .png" onFiles={still} />
      <DropZone
        label="Icon"
        accept=".png"
        onFiles={still}
        chosen={{ name: "icon.png", size: 2048 }}
        rejected={[{ name: "icon.svg", reason: "Not a PNG or JPEG image." }]}
        onClear={still}
      />
      <DropZone label="List" accept=".csv" onFiles={still} isBusy />
      <DropZone label="Table" accept=".csv" onFiles={still} unavailable="Sign in first." />
    </div>
  ),
  chips: (
    <Chips
      label="Applied"
      removeLabel="Remove"
      onRemove={still}
      chips={[
        { key: "fiber", group: "Access Types", label: "Fiber" },
        { key: "hipaa", label: "HIPAA" },
      ]}
    />
  ),
  facets: (
    <div className="stack">
      <FacetGroup facet={facet} onToggle={still} startsOpen />
      <FacetGroup
        facet={{ ...facet, title: "Media" }}
        onToggle={still}
        unavailable="Enough is chosen."
        level={3}
      />
      <FacetPopover facet={{ ...facet, title: "Networks" }} onToggle={still} />
    </div>
  ),
  "card grid": (
    <CardGrid
      label="Providers"
      rows={["Zayo", "Cox", "Lumen"]}
      rowKey={String}
      draw={(name) => <Card heading={name}>Fiber</Card>}
    />
  ),
  "sortable list": (
    <SortableList
      label="Selected Providers"
      items={["Zayo", "Cox"].map((name) => ({ key: name, label: name }))}
      onMove={still}
      onRemove={still}
      words={{
        moveUp: (name) => `Move ${name} up`,
        moveDown: (name) => `Move ${name} down`,
        remove: (name) => `Remove ${name}`,
      }}
    />
  ),
  masonry: (
    <Masonry
      label="Solutions"
      gapPx={15}
      columnsOf={(width) => Math.max(1, Math.floor(width / 300))}
      items={["Access", "Voice", "Security"].map((name) => ({ key: name, content: <p>{name}</p> }))}
    />
  ),
  card: (
    <Card heading="LEC" actions={<ImageWithFallback src={undefined} name="AT&T" />}>
      <p>
        <ExternalLink href="https://example.com/">Provider</ExternalLink>{" "}
        <span className="muted">Last checked today.</span>
      </p>
    </Card>
  ),
  progress: (
    <div className="stack">
      <Progress label="Searching..." percentage={40} message="Asking the carrier" />
      <Progress label="Waiting" percentage={40} frozen />
      <Progress label="Preparing..." percentage={null} />
    </div>
  ),
  alerts: (
    <div className="stack">
      <Alert kind="danger" heading="Failed" action={{ label: "Try again", onAct: () => {} }}>
        An error has occurred.
      </Alert>
      <Alert kind="warning" onDismiss={() => {}}>
        Check the address.
      </Alert>
      <Alert kind="info">Prices are budgetary.</Alert>
      <Alert kind="success">Saved.</Alert>
    </div>
  ),
  empty: <Empty action={<Button>Start a lookup</Button>}>There are no results.</Empty>,
  skeleton: <Skeleton block />,
  tags: (
    <div className="row">
      {["green", "yellow", "red", "white", "black", "lightgreen", "#888", undefined].map(
        (color) => (
          <Tag key={color ?? "none"} color={color}>
            {color ?? "none"}
          </Tag>
        ),
      )}
    </div>
  ),
  table: (
    <DataTable
      caption="Providers"
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: "name", label: "Provider", cell: ({ name }) => name, rowHeader: true },
        {
          key: "distance",
          label: "Distance",
          align: "end",
          cell: ({ distance }) => distance ?? "",
          sortValue: ({ distance }) => distance,
        },
      ]}
    />
  ),
  "virtual table": (
    <DataTable
      caption="Carriers"
      rows={rows}
      rowKey={({ name }) => name}
      hasOwnBox
      columns={[{ key: "name", label: "Carrier", cell: ({ name }) => name, rowHeader: true }]}
    />
  ),
  announcement: <Announce message="3 suggestions" />,
} as const;
