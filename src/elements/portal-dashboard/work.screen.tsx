import type { ReactNode } from "react";
import { dateOf } from "../../core/contracts/contract-search.ts";
import { contractStatusTextOf } from "../../core/contracts/contract-status.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import alertCss from "../ui/alert.css?inline";
import { Heading } from "../ui/heading.tsx";
import { LoadState, type LoadStateProps } from "../ui/load-state.tsx";
import progressCss from "../ui/progress.css?inline";
import { Progress } from "../ui/progress.tsx";
import type { LinkActs } from "../ui/screen-link.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import css from "./work.css?inline";
import { workMessages as messages } from "./work.messages.ts";
import type { ContractRow, OpenProposal, UploadRow, WorkModel } from "./work.model.ts";
import { WorkCard, type WorkItem, WorkItems } from "./work-list.view.tsx";

styleScreen("portal-dashboard", [alertCss, progressCss, css]);

interface WorkProps {
  readonly work: WorkModel;
  readonly acts: LinkActs;
}

/** What a person with access to Scout has under way, each with the act that goes on with it. */
export function DashboardWork({ work, acts }: WorkProps): ReactNode {
  return (
    <section className="dashboard-work">
      <Heading level={2}>{messages.heading}</Heading>
      <div className="work-cards">
        {work.addresses && <Addresses addresses={work.addresses} acts={acts} />}
        {work.proposals && <Proposals proposals={work.proposals} acts={acts} />}
        <Uploads work={work} acts={acts} />
        <Contracts work={work} acts={acts} />
      </div>
    </section>
  );
}

function Addresses({
  addresses,
  acts,
}: {
  readonly addresses: NonNullable<WorkModel["addresses"]>;
  readonly acts: LinkActs;
}): ReactNode {
  const items = useSignal(addresses).map((address) => ({
    key: address,
    title: address,
    details: [],
    act: messages.lookUp,
    path: `/scout?${new URLSearchParams({ address })}`,
  }));
  return (
    <WorkCard heading={messages.addresses} {...acts}>
      <WorkItems items={items} none={messages.noAddresses} {...acts} />
    </WorkCard>
  );
}

function Proposals({
  proposals,
  acts,
}: {
  readonly proposals: NonNullable<WorkModel["proposals"]>;
  readonly acts: LinkActs;
}): ReactNode {
  const format = useFormatting();
  const items = useSignal(proposals).map((proposal) => itemOfProposal(proposal, format));
  const all = { label: messages.allProposals, path: "/scout/pricing" };
  return (
    <WorkCard heading={messages.proposals} all={all} {...acts}>
      <WorkItems items={items} none={messages.noProposals} {...acts} />
    </WorkCard>
  );
}

function itemOfProposal(
  { kept: { id, draft, savedAtMs }, path }: OpenProposal,
  format: Formatting,
): WorkItem {
  const { address, preparedFor, lines } = draft;
  return {
    key: id,
    title: preparedFor || address,
    details: [
      preparedFor === "" ? "" : address,
      format.count(lines.length, messages.services),
      format.recentTime(savedAtMs),
    ],
    act: messages.continue,
    path,
  };
}

function Uploads({ work, acts }: WorkProps): ReactNode {
  const state = useSignal(work.uploads);
  const format = useFormatting();
  const all = { label: messages.allUploads, path: "/scout/bulk" };
  return (
    <WorkCard heading={messages.uploads} all={all} {...acts}>
      <WorkState state={state} onRetry={work.loadUploads}>
        {({ rows }) => (
          <WorkItems
            items={rows.map((row) => itemOfUpload(row, format))}
            none={messages.noUploads}
            {...acts}
          />
        )}
      </WorkState>
    </WorkCard>
  );
}

type WorkStateProps<Ready extends { readonly kind: "ready" }> = Pick<
  LoadStateProps<Ready>,
  "state" | "onRetry" | "children"
>;

/** A card whose list the server refuses takes nothing else away from the dashboard. */
function WorkState<Ready extends { readonly kind: "ready" }>({
  state,
  ...props
}: WorkStateProps<Ready>): ReactNode {
  if (state.kind === "failed" && state.status === 403) {
    return <p className="muted">{messages.denied}</p>;
  }
  return <LoadState state={state} texts={messages} lines={4} room="14em" {...props} />;
}

function itemOfUpload(row: UploadRow, format: Formatting): WorkItem {
  const { key, name, status, startedAtMs, percentage, isInProgress, hasFailed } = row;
  const started = startedAtMs === null ? "" : format.dateTime(startedAtMs);
  const isStatusBelow = isInProgress || hasFailed;
  return {
    key,
    title: name || messages.unnamed,
    details: [started, isStatusBelow ? "" : status],
    ...(isInProgress && { state: <Progress label={status} percentage={percentage} /> }),
    ...(hasFailed && { state: <span className="work-failure">{status}</span> }),
    act: messages.openUpload,
    path: "/scout/bulk",
  };
}

function Contracts({ work, acts }: WorkProps): ReactNode {
  const state = useSignal(work.contracts);
  const format = useFormatting();
  const all = { label: messages.allContracts, path: "/scout/contracts" };
  return (
    <WorkCard heading={messages.contracts} all={all} {...acts}>
      <WorkState state={state} onRetry={work.loadContracts}>
        {({ rows }) => (
          <WorkItems
            items={rows.map((row, index) => itemOfContract(row, index, format))}
            none={messages.noContracts}
            {...acts}
          />
        )}
      </WorkState>
    </WorkCard>
  );
}

function itemOfContract(
  { contract, act, href }: ContractRow,
  index: number,
  format: Formatting,
): WorkItem {
  return {
    key: String(index),
    title: contract.customerName || messages.noCustomer,
    details: [contract.providerName, dateOf(contract, format.date), contractStatusTextOf(contract)],
    act: messages.actionOf[act],
    path: href,
  };
}
