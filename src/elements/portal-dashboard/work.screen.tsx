import type { ReactNode } from "react";
import { bulkTexts } from "../../core/bulk/bulk-messages.ts";
import { dateOf } from "../../core/contracts/contract-search.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Heading } from "../ui/heading.tsx";
import { LoadState, type LoadStateProps } from "../ui/load-state.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { Progress } from "../ui/progress.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { ErrorText } from "../uploads/error-text.view.tsx";
import css from "./work.css?inline";
import { type WorkTexts, workTexts } from "./work.messages.ts";
import type { ContractRow, OpenProposal, UploadRow, WorkModel } from "./work.model.ts";
import { WorkCard, type WorkItem, WorkItems, type WorkTime } from "./work-list.view.tsx";

styleScreen("portal-dashboard", [css]);

/** Converts a path of the portal into the address of a link. */
type HrefOf = (path: string) => string;

interface WorkProps {
  readonly work: WorkModel;
  readonly hrefOf: HrefOf;
}

/** The current work of a user with access to Scout. Each piece has an action that continues it. */
export function DashboardWork({ work, hrefOf }: WorkProps): ReactNode {
  const texts = useTexts(workTexts);
  return (
    <section className="dashboard-work">
      <Heading level={2}>{texts.heading}</Heading>
      <div className="work-cards">
        {work.addresses && <Addresses addresses={work.addresses} hrefOf={hrefOf} />}
        {work.proposals && <Proposals proposals={work.proposals} hrefOf={hrefOf} />}
        <Uploads work={work} hrefOf={hrefOf} />
        <Contracts work={work} hrefOf={hrefOf} />
      </div>
    </section>
  );
}

function Addresses({
  addresses,
  hrefOf,
}: {
  readonly addresses: NonNullable<WorkModel["addresses"]>;
  readonly hrefOf: HrefOf;
}): ReactNode {
  const texts = useTexts(workTexts);
  const items = useSignal(addresses).map((address) => ({
    key: address,
    title: address,
    details: [],
    act: texts.lookUp,
    href: hrefOf(`/scout?${new URLSearchParams({ address })}`),
  }));
  return (
    <WorkCard heading={texts.addresses}>
      <WorkItems items={items} none={texts.noAddresses} />
    </WorkCard>
  );
}

function Proposals({
  proposals,
  hrefOf,
}: {
  readonly proposals: NonNullable<WorkModel["proposals"]>;
  readonly hrefOf: HrefOf;
}): ReactNode {
  const format = useFormatting();
  const texts = useTexts(workTexts);
  const items = useSignal(proposals).map((proposal) =>
    itemOfProposal(proposal, hrefOf, texts, format),
  );
  const link = { label: texts.newProposal, href: hrefOf("/scout/pricing") };
  return (
    <WorkCard heading={texts.proposals} link={link}>
      <WorkItems items={items} none={texts.noProposals} />
    </WorkCard>
  );
}

function itemOfProposal(
  { kept: { id, draft, savedAtMs }, path }: OpenProposal,
  hrefOf: HrefOf,
  texts: WorkTexts,
  format: Formatting,
): WorkItem {
  const { address, preparedFor, lines, label = "" } = draft;
  return {
    key: id,
    title: preparedFor || address,
    details: [
      preparedFor === "" ? "" : address,
      label,
      format.count(lines.length, texts.services),
      timeOf(savedAtMs, format),
    ],
    act: texts.continue,
    href: hrefOf(path),
  };
}

/** A time that says how long ago it was. */
function timeOf(timeMs: number, format: Formatting): WorkTime {
  return { text: format.timeAgo(timeMs), exact: format.dateTime(timeMs), timeMs };
}

function Uploads({ work, hrefOf }: WorkProps): ReactNode {
  const texts = useTexts(workTexts);
  const state = useSignal(work.uploads);
  const format = useFormatting();
  const link = { label: texts.allUploads, href: hrefOf("/scout/bulk") };
  return (
    <WorkCard heading={texts.uploads} link={link}>
      <WorkState state={state} onRetry={work.loadUploads}>
        {({ rows }) => (
          <WorkItems
            items={rows.map((row) => itemOfUpload(row, work.template, hrefOf, texts, format))}
            none={texts.noUploads}
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

/** The state of one card. If the server refuses its list, the rest of the dashboard stays. */
function WorkState<Ready extends { readonly kind: "ready" }>({
  state,
  ...props
}: WorkStateProps<Ready>): ReactNode {
  const texts = useTexts(workTexts);
  if (state.kind === "failed" && state.status === 403) {
    return <p className="muted">{texts.denied}</p>;
  }
  return <LoadState state={state} texts={texts} lines={4} room="14em" {...props} />;
}

function itemOfUpload(
  row: UploadRow,
  template: WorkModel["template"],
  hrefOf: HrefOf,
  texts: WorkTexts,
  format: Formatting,
): WorkItem {
  const { key, name, startedAtMs, percentage, isInProgress, hasFailed } = row;
  const started = startedAtMs === null ? "" : timeOf(startedAtMs, format);
  const status = row.statusText(format.number, format.texts(bulkTexts));
  const isStatusBelow = isInProgress || hasFailed;
  return {
    key,
    title: name || texts.unnamed,
    details: [started, isStatusBelow ? "" : status],
    ...(isInProgress && { state: <Progress label={status} percentage={percentage} /> }),
    ...(hasFailed && { state: <Failure text={status} template={template} /> }),
    act: hasFailed ? texts.fixUpload : texts.openUpload,
    href: hrefOf("/scout/bulk"),
  };
}

/** Why an upload failed, with its link to the template. */
function Failure({
  text,
  template,
}: {
  readonly text: string;
  readonly template: WorkModel["template"];
}): ReactNode {
  const isUnauthorized = useSignal(template.isUnauthorized);
  return (
    <>
      <span className="work-failure">
        <ErrorText text={text} onTemplate={() => void template.save()} />
      </span>
      {isUnauthorized && <NotSignedIn />}
    </>
  );
}

function Contracts({ work, hrefOf }: WorkProps): ReactNode {
  const texts = useTexts(workTexts);
  const state = useSignal(work.contracts);
  const format = useFormatting();
  const link = { label: texts.allContracts, href: hrefOf("/scout/contracts") };
  return (
    <WorkCard heading={texts.contracts} link={link}>
      <WorkState state={state} onRetry={work.loadContracts}>
        {({ rows }) => (
          <WorkItems
            items={rows.map((row, index) => itemOfContract(row, index, hrefOf, texts, format))}
            none={texts.noContracts}
          />
        )}
      </WorkState>
    </WorkCard>
  );
}

function itemOfContract(
  { contract, act, href }: ContractRow,
  index: number,
  hrefOf: HrefOf,
  texts: WorkTexts,
  format: Formatting,
): WorkItem {
  return {
    key: String(index),
    title: contract.customerName || texts.noCustomer,
    details: [texts.stateOf[act], contract.providerName, dateOf(contract, format.date)],
    act: texts.actionOf[act],
    href: hrefOf(href),
  };
}
