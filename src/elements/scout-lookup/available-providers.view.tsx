import { type MouseEvent, type ReactNode, useState } from "react";
import { type TableOutputs, type TextColumn, textTableOf } from "../../core/files/text-table.ts";
import { type AnswerContext, answerLinkOf } from "../../core/links/links.ts";
import { isPlainClick } from "../../core/links/plain-click.ts";
import { withRequested } from "../../core/lists/requested-columns.ts";
import {
  accessTypeTextOf,
  distanceTextOf,
  providerNameOf,
} from "../../core/lookup/available-providers.ts";
import { missingValue } from "../../core/lookup/building-details.ts";
import { metadataTextOf } from "../../core/lookup/metadata-text.ts";
import type { Place, Provider } from "../../core/lookup/place.ts";
import { placeTexts } from "../../core/lookup/place-messages.ts";
import { pricingLinkOf } from "../../core/lookup/pricing-link.ts";
import type { ProviderCard } from "../../core/lookup/provider-card.ts";
import { providerOfferOf, statusTextOf } from "../../core/lookup/provider-offer.ts";
import { type AvailableRow, providerRowsOf } from "../../core/lookup/provider-rows.ts";
import type { TextsOf } from "../../core/texts/text-group.ts";
import { TableButtons } from "../tables/table-buttons.view.tsx";
import { answeredTexts } from "../ui/answered-address.messages.ts";
import { Card } from "../ui/card.tsx";
import { type Column, DataTable, type DataTableProps } from "../ui/data-table.tsx";
import { Empty } from "../ui/empty.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Sort } from "../ui/sort-rows.ts";
import { Tag } from "../ui/tag.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { ProviderCardView } from "./provider-card.view.tsx";
import { lookupTexts } from "./scout-lookup.messages.ts";

interface AvailableProvidersProps {
  readonly place: Place;
  readonly address: string;
  readonly isFinal: boolean;
  /** True keeps the place of what the carriers may still answer. */
  readonly isHeld: boolean;
  readonly base: AnswerContext;
  readonly onNavigate: (href: string) => void;
  readonly tables: TableOutputs;
}

/** The table of providers near the address. The LEC and the cable company are first, with their services. */
export function AvailableProviders(props: AvailableProvidersProps): ReactNode {
  const { place, isFinal, base } = props;
  const format = useFormatting();
  const texts = useTexts(lookupTexts);
  const placed = useTexts(placeTexts);
  const answered = useTexts(answeredTexts);
  const rows = providerRowsOf(place, { isFinal });
  const providers = rows.flatMap(({ provider }) => provider ?? []);
  const isEmpty = providers.length === 0;
  const caption = texts.providersNear(place.location.pretty || props.address);
  const [sort, setSort] = useState<Sort>();
  const isOrdered = sort === undefined && providers.length > 1;
  return (
    <Card
      heading={texts.providers}
      busy={!isFinal}
      actions={isOrdered && <p className="provider-order muted">{texts.carriersFirst}</p>}
    >
      {isEmpty && !isFinal ? (
        // A carrier without a name would be pushed down by its row.
        <Skeleton label={texts.loading} lines={6} />
      ) : isEmpty ? (
        <>
          {rows.map(({ cards }) => cardsOf(cards, base))}
          <Empty>{placed.noProviders}</Empty>
        </>
      ) : (
        <div className={props.isHeld ? "provider-rows held" : "provider-rows"}>
          <Rows {...props} rows={rows} order={{ sort, onSort: setSort }} />
        </div>
      )}
      {!isEmpty && (
        <div className={isFinal ? "table-acts" : "table-acts waiting"}>
          <TableButtons
            caption={caption}
            tableOf={() =>
              withRequested(
                textTableOf(caption, Object.values(columnsOf(texts)), providers, format),
                props.address,
                place.location.pretty,
                answered,
              )
            }
            fileName={texts.fileName}
            outputs={props.tables}
          />
        </div>
      )}
    </Card>
  );
}

function cardsOf(cards: readonly ProviderCard[], base: AnswerContext): ReactNode {
  return cards.map((card) => <ProviderCardView key={card.role} card={card} base={base} />);
}

/** The columns, both on the screen and in exported files. */
const columnsOf = (texts: TextsOf<typeof lookupTexts>) =>
  ({
    provider: { heading: texts.provider, textOf: providerNameOf },
    status: {
      heading: texts.status,
      textOf(provider, format) {
        const offer = providerOfferOf(provider);
        return offer === null ? "" : statusTextOf(offer.status, format);
      },
    },
    speed: {
      heading: texts.bestSpeed,
      textOf(provider, format) {
        const speed = providerOfferOf(provider)?.speed;
        return speed ? metadataTextOf(speed.value, format) : "";
      },
    },
    access: { heading: texts.accessType, textOf: accessTypeTextOf },
    distance: { heading: texts.distance, textOf: distanceTextOf },
  }) satisfies Readonly<Record<string, TextColumn<Provider>>>;

function Rows({
  rows,
  isFinal,
  isHeld,
  address,
  base,
  onNavigate,
  order,
}: Omit<AvailableProvidersProps, "tables"> &
  Required<Pick<DataTableProps<AvailableRow>, "order">> & {
    readonly rows: readonly AvailableRow[];
  }): ReactNode {
  const format = useFormatting();
  const texts = useTexts(lookupTexts);
  const placed = useTexts(placeTexts);
  const columns = columnsOf(texts);
  const keys = new Map(rows.map((row, index) => [row, index]));
  const unknown = (
    <span className="unknown muted">
      <span aria-hidden="true">{missingValue}</span>
      <VisuallyHidden>{texts.unknown}</VisuallyHidden>
    </span>
  );
  // In a narrow table, an empty cell has no line. A carrier keeps the line of its answer.
  const awaited = isFinal ? missingValue : <Skeleton label={texts.loading} lines={1} />;
  const missingIn = ({ cards }: AvailableRow) =>
    isHeld && cards.length > 0 ? awaited : isFinal && unknown;
  const shown: readonly Column<AvailableRow>[] = [
    {
      key: "provider",
      rowHeader: true,
      ...cellOf(columns.provider, (provider) => <ProviderName provider={provider} base={base} />),
      sortValue: sortValueOf(providerNameOf),
    },
    {
      key: "status",
      ...cellOf(columns.status, (provider, row) =>
        providerOfferOf(provider) === null ? missingIn(row) : <Status provider={provider} />,
      ),
    },
    {
      key: "speed",
      align: "end",
      ...cellOf(
        columns.speed,
        (provider, row) => columns.speed.textOf(provider, format) || missingIn(row),
      ),
      sortValue: sortValueOf((provider) => providerOfferOf(provider)?.speed?.mbps ?? null),
    },
    {
      key: "access",
      ...cellOf(columns.access, (provider) => accessTypeTextOf(provider) || (isFinal && unknown)),
      sortValue: sortValueOf(accessTypeTextOf),
    },
    {
      key: "distance",
      align: "end",
      ...cellOf(
        columns.distance,
        (provider) => distanceTextOf(provider, format) || (isFinal && unknown),
      ),
      sortValue: sortValueOf(({ distanceFeet, distanceText }) => distanceFeet ?? distanceText),
    },
    {
      key: "pricing",
      align: "end",
      speaksForItself: true,
      ...cellOf({ heading: placed.generatePricing }, (provider) => (
        <PricingLink provider={provider} address={address} base={base} onNavigate={onNavigate} />
      )),
    },
  ];
  return (
    <DataTable
      caption={texts.providers}
      captionHidden
      columns={shown}
      rows={rows}
      order={order}
      rowKey={(row) => keys.get(row) ?? -1}
      searchText={searchTextOf}
      detailOf={({ provider, cards }) =>
        cards.length === 0 ? null : { content: cardsOf(cards, base), isAlone: provider === null }
      }
    />
  );
}

/** The heading of a column, and its cell in the row of a provider. */
function cellOf(
  { heading }: Pick<TextColumn<Provider>, "heading">,
  draw: (provider: Provider, row: AvailableRow) => ReactNode,
): Pick<Column<AvailableRow>, "label" | "cell"> {
  return { label: heading, cell: (row) => row.provider && draw(row.provider, row) };
}

function sortValueOf<Value>(read: (provider: Provider) => Value) {
  return ({ provider }: AvailableRow) => provider && read(provider);
}

function searchTextOf({ provider }: AvailableRow): string {
  return provider === null ? "" : `${providerNameOf(provider)} ${accessTypeTextOf(provider)}`;
}

function Status({ provider }: { readonly provider: Provider }): ReactNode {
  const format = useFormatting();
  const offer = providerOfferOf(provider);
  if (offer === null) return null;
  return <Tag color={offer.status.entry.color}>{statusTextOf(offer.status, format)}</Tag>;
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
  const texts = useTexts(lookupTexts);
  const placed = useTexts(placeTexts);
  const target = pricingLinkOf(provider, address, base);
  if (target === null) return null;
  // Makes the accessible name of each row's link unique.
  const name = (
    <>
      <span>{target.label || placed.generatePricing}</span>
      <VisuallyHidden>{` ${texts.pricingFor(providerNameOf(provider))}`}</VisuallyHidden>
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
