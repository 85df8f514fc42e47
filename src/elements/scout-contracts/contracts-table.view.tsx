import type { ReactNode } from "react";
import type { Contract } from "../../core/contracts/contract.ts";
import { contractActionOf, contractProviderHrefOf } from "../../core/contracts/contract-action.ts";
import { dateOf } from "../../core/contracts/contract-search.ts";
import { contractMeaningOf, contractStatusTextOf } from "../../core/contracts/contract-status.ts";
import type { ContractSortKey, ContractView } from "../../core/contracts/contract-view.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import type { Sort } from "../ui/sort-rows.ts";
import { Tag } from "../ui/tag.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import {
  type ContractListTexts,
  contractActionTexts,
  contractListTexts,
} from "./scout-contracts.messages.ts";

interface ContractsTableProps {
  /** The contracts to show, newest first. */
  readonly contracts: readonly Contract[];
  /** True if the list, searched or not, has an address. */
  readonly hasAddresses: boolean;
  readonly sort: ContractView["sort"];
  readonly onSort: (sort: ContractView["sort"]) => void;
  /** Guids of the contracts whose download is in progress. */
  readonly downloading: ReadonlySet<string>;
  /** The guid of the contract whose download was answered with 401. */
  readonly unauthorized: string | null;
  readonly base: AnswerContext;
  /** Returns the href of a path of the portal. */
  readonly hrefOf: (path: string) => string;
  readonly onDownload: (guid: string) => void;
}

/** The table of contracts. */
export function ContractsTable({
  contracts,
  hasAddresses,
  sort,
  onSort,
  base,
  ...props
}: ContractsTableProps): ReactNode {
  const format = useFormatting();
  const texts = useTexts(contractListTexts);
  const keys = new Map(contracts.map((contract, index) => [contract, index]));
  const columns: readonly (Column<Contract> & { readonly key: ColumnKey })[] = [
    {
      key: "created",
      label: texts.creationDate,
      cell: (contract) => dateOf(contract, format.date),
      sortValue: ({ createdAtMs }) => createdAtMs,
    },
    {
      key: "customer",
      label: texts.customerName,
      rowHeader: true,
      cell: ({ customerName }) => customerName || texts.noCustomer,
      sortValue: ({ customerName }) => customerName,
    },
    ...(hasAddresses ? [addressColumn(texts)] : []),
    {
      key: "provider",
      label: texts.serviceProvider,
      cell: (contract) => <ProviderName contract={contract} base={base} />,
      sortValue: ({ providerName }) => providerName,
    },
    {
      key: "status",
      label: texts.status,
      cell: (contract) => (
        <Tag meaning={contractMeaningOf(contract)}>{contractStatusTextOf(contract, texts)}</Tag>
      ),
      sortValue: (contract) => contractStatusTextOf(contract, texts),
    },
    {
      key: "actions",
      label: texts.actions,
      speaksForItself: true,
      cell: (contract) => <ContractActionView contract={contract} base={base} {...props} />,
    },
  ];
  return (
    <DataTable
      caption={texts.heading}
      captionHidden
      columns={columns}
      rows={contracts}
      rowKey={(contract) => keys.get(contract) ?? -1}
      order={{
        sort: sort === null ? undefined : sortOf(sort),
        onSort(next) {
          const key = columns.find((column) => column.key === next?.key)?.key;
          onSort(
            next !== undefined && isSortKey(key)
              ? { key, isDescending: next.direction === "descending" }
              : null,
          );
        },
      }}
    />
  );
}

const addressColumn = (
  texts: ContractListTexts,
): Column<Contract> & { readonly key: ColumnKey } => ({
  key: "address",
  label: texts.address,
  cell: ({ query }) => query.address ?? null,
});

/** The columns: those that the address of the page can name as the order, and others. */
type ColumnKey = ContractSortKey | "address" | "actions";

function isSortKey(key: ColumnKey | undefined): key is ContractSortKey {
  return key !== undefined && key !== "address" && key !== "actions";
}

function sortOf({ key, isDescending }: NonNullable<ContractView["sort"]>): Sort {
  return { key, direction: isDescending ? "descending" : "ascending" };
}

function ProviderName({
  contract,
  base,
}: {
  readonly contract: Contract;
  readonly base: AnswerContext;
}) {
  const href = contractProviderHrefOf(contract, base);
  if (href === null || contract.providerName === "") return contract.providerName;
  return <ExternalLink href={href}>{contract.providerName}</ExternalLink>;
}

type ContractActionViewProps = Omit<
  ContractsTableProps,
  "contracts" | "hasAddresses" | "sort" | "onSort"
> & {
  readonly contract: Contract;
};

/** The action of a contract. */
function ContractActionView({
  contract,
  downloading,
  unauthorized,
  base,
  hrefOf,
  onDownload,
}: ContractActionViewProps): ReactNode {
  const texts = useTexts(contractListTexts);
  const action = contractActionOf(contract, base);
  if (action === null) return null;
  // Makes the accessible name of each row's action unique.
  const whose = (
    <VisuallyHidden>{` ${texts.of(contract.customerName, contract.providerName)}`}</VisuallyHidden>
  );
  if (action.kind === "download") {
    return (
      <>
        <Button busy={downloading.has(action.guid)} onClick={() => onDownload(action.guid)}>
          <span>
            <span>{texts.downloadPdf}</span>
            {whose}
          </span>
        </Button>
        {unauthorized === action.guid && <NotSignedIn />}
      </>
    );
  }
  return (
    <a className="button secondary" href={hrefOf(action.href)}>
      <span>
        <span>{texts[contractActionTexts[action.kind]]}</span>
        {whose}
      </span>
    </a>
  );
}
