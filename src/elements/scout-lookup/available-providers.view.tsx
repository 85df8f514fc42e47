import type { MouseEvent, ReactNode } from "react";
import { type TableOutputs, type TextColumn, textTableOf } from "../../core/files/text-table.ts";
import { type AnswerContext, answerLinkOf } from "../../core/links/links.ts";
import { isPlainClick } from "../../core/links/plain-click.ts";
import {
  accessTypeTextOf,
  availableProvidersOf,
  distanceTextOf,
  providerNameOf,
} from "../../core/lookup/available-providers.ts";
import type { Place, Provider } from "../../core/lookup/place.ts";
import { pricingLinkOf } from "../../core/lookup/pricing-link.ts";
import { TableButtons } from "../tables/table-buttons.view.tsx";
import { Card } from "../ui/card.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Empty } from "../ui/empty.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./scout-lookup.messages.ts";

interface AvailableProvidersProps {
  readonly place: Place;
  readonly address: string;
  readonly isFinal: boolean;
  readonly base: AnswerContext;
  readonly onNavigate: (href: string) => void;
  readonly tables: TableOutputs;
}

/** The table of providers near the address. */
export function AvailableProviders(props: AvailableProvidersProps): ReactNode {
  const format = useFormatting();
  const rows = availableProvidersOf(props.place);
  const caption = messages.providersNear(props.address);
  return (
    <div className="available-providers">
      <Card heading={messages.providers} busy={!props.isFinal}>
        <Rows {...props} rows={rows} />
        {props.isFinal && rows.length > 0 && (
          <TableButtons
            caption={caption}
            tableOf={() => textTableOf(caption, Object.values(columns), rows, format)}
            fileName={messages.fileName}
            outputs={props.tables}
          />
        )}
      </Card>
    </div>
  );
}

/** The columns, both on the screen and in exported files. */
const columns = {
  provider: { heading: messages.provider, textOf: providerNameOf },
  access: { heading: messages.accessType, textOf: accessTypeTextOf },
  distance: { heading: messages.distance, textOf: distanceTextOf },
} satisfies Readonly<Record<string, TextColumn<Provider>>>;

function Rows({
  rows,
  address,
  isFinal,
  base,
  onNavigate,
}: Omit<AvailableProvidersProps, "tables"> & { readonly rows: readonly Provider[] }): ReactNode {
  const format = useFormatting();
  if (rows.length === 0 && !isFinal) return <Skeleton label={messages.loading} />;
  if (rows.length === 0) return <Empty>{messages.noProviders}</Empty>;
  const keys = new Map(rows.map((row, index) => [row, index]));
  const { provider, access, distance } = columns;
  const shown: readonly Column<Provider>[] = [
    {
      key: "provider",
      label: provider.heading,
      rowHeader: true,
      cell: (row) => <ProviderName provider={row} base={base} />,
      sortValue: provider.textOf,
    },
    {
      key: "access",
      label: access.heading,
      cell: access.textOf,
      sortValue: access.textOf,
    },
    {
      key: "distance",
      label: distance.heading,
      align: "end",
      cell: (row) => distance.textOf(row, format),
      sortValue: (row) => row.distanceFeet ?? row.distanceText,
    },
    {
      key: "pricing",
      label: messages.pricing,
      align: "end",
      speaksForItself: true,
      cell: (row) => (
        <PricingLink provider={row} address={address} base={base} onNavigate={onNavigate} />
      ),
    },
  ];
  return (
    <DataTable
      caption={messages.providers}
      captionHidden
      columns={shown}
      rows={rows}
      rowKey={(row) => keys.get(row) ?? -1}
      searchText={searchTextOf}
    />
  );
}

function searchTextOf(row: Provider): string {
  return `${providerNameOf(row)} ${accessTypeTextOf(row)}`;
}

function ProviderName({
  provider,
  base,
}: {
  readonly provider: Provider;
  readonly base: AnswerContext;
}) {
  const link = answerLinkOf(provider.uri, base);
  const name = providerNameOf(provider);
  if (link === null || provider.uri === "") return name;
  if (link.sameOrigin) return <a href={link.href}>{name}</a>;
  return <ExternalLink href={link.href}>{name}</ExternalLink>;
}

interface PricingLinkProps {
  readonly provider: Provider;
  readonly address: string;
  readonly base: AnswerContext;
  readonly onNavigate: (href: string) => void;
}

function PricingLink({ provider, address, base, onNavigate }: PricingLinkProps): ReactNode {
  const target = pricingLinkOf(provider, address, base);
  if (target === null) return null;
  // Makes the accessible name of each row's link unique.
  const name = (
    <>
      <span>{target.label}</span>
      <VisuallyHidden>{` ${messages.pricingFor(providerNameOf(provider))}`}</VisuallyHidden>
    </>
  );
  if (target.isExternal) return <ExternalLink href={target.href}>{name}</ExternalLink>;

  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(target.href);
  };
  return (
    <a href={target.href} onClick={handleClick}>
      {name}
    </a>
  );
}
