import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { proposalTexts } from "../../../core/pricing/proposal/proposal-messages.ts";
import { partiesOf } from "../../../core/pricing/proposal/sites-payload.ts";
import { siteTextOf } from "../../../core/pricing/sites/site-run.ts";
import { styleScreen } from "../../host/element/screen-sheet.ts";
import { useSelected, useSignal } from "../../host/element/use-signal.ts";
import { Announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { NotSignedIn } from "../../ui/not-signed-in.tsx";
import { useFocusKept } from "../../ui/use-focus-kept.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { PaperAcceptance, PaperFigures, PaperHead } from "../outputs/printed-proposal.screen.tsx";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";
import { SiteEdit } from "./site-edit.screen.tsx";
import css from "./sites.css?inline";
import { savingFigureOf, siteTexts, termSumLabelOf } from "./sites.messages.ts";
import type { SitesModel } from "./sites.model.ts";
import { SitesConfirm } from "./sites-confirm.view.tsx";
import { SitesFilter } from "./sites-filter.view.tsx";
import footCss from "./sites-foot.css?inline";
import { SitesFoot } from "./sites-foot.view.tsx";
import { SitesList } from "./sites-list.view.tsx";
import paperCss from "./sites-paper.css?inline";
import { SitesPaper } from "./sites-paper.view.tsx";
import {
  announcementOf,
  isReloaded,
  progressTextOf,
  SitesProgress,
} from "./sites-progress.view.tsx";
import { SitesSavings } from "./sites-savings.view.tsx";
import { SitesTable } from "./sites-table.view.tsx";

styleScreen("scout-pricing", [css, footCss, paperCss]);

interface SitesProps {
  readonly sites: SitesModel;
  /** Wraps a handler so that focus stays in the screen when its button disappears. */
  readonly leaving: <Args extends unknown[]>(
    act: (...args: Args) => void,
  ) => (...args: Args) => void;
  readonly model: ScoutPricingModel;
}

/** Pricing of several addresses: the list, its confirmation, and the table. */
export function Sites({ model, sites, leaving }: SitesProps): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  const step = useSignal(sites.step);
  const run = useSignal(sites.run);
  const counts = useSignal(sites.counts);
  const opened = useSignal(sites.opened);
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (step === "closed" || step === before) return;
    const place = step === "table" ? sites.lastOpened.peek() : null;
    const opener = panel.current?.querySelector<HTMLElement>(
      `[data-site="${place}"] > :last-child button`,
    );
    // The button that was pressed in the previous step no longer exists.
    (opener ?? panel.current)?.focus();
  }, [step, sites]);
  const live = <Announce message={announcementOf(run, counts, format)} />;
  if (step === "closed") {
    if (run.sites.length === 0) return null;
    return (
      <div className="sites-bar">
        {live}
        <span>{texts.bar(progressTextOf(run, counts, format))}</span>
        <span className="row">
          {isReloaded(run.phase) && (
            <Button
              variant="primary"
              onClick={() => {
                sites.show();
                sites.goOn();
              }}
            >
              {texts.start(counts.before + counts.left, format)}
            </Button>
          )}
          {opened !== null && (
            <Button
              variant="primary"
              label={texts.saveOpenedOf(siteTextOf(opened))}
              onClick={leaving(sites.saveOpened)}
            >
              {texts.saveOpened}
            </Button>
          )}
          <Button onClick={sites.show}>{texts.show}</Button>
        </span>
      </div>
    );
  }
  return (
    <Panel ref={panel}>
      {live}
      <Card
        heading={step === "confirm" ? texts.confirm : texts.heading}
        actions={
          <span className="row sites-actions">
            {step === "table" && <ListButtons sites={sites} />}
            <Button variant="quiet" onClick={leaving(sites.hide)}>
              {texts.hide}
            </Button>
          </span>
        }
      >
        {step === "list" && <List sites={sites} />}
        {step === "confirm" && (
          <Confirm sites={sites} onLeave={() => panel.current?.focus({ preventScroll: true })} />
        )}
        {step === "table" && (
          <Table
            model={model}
            sites={sites}
            leaving={leaving}
            onLeave={() => panel.current?.focus({ preventScroll: true })}
          />
        )}
      </Card>
    </Panel>
  );
}

interface PanelProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The box of the steps. Back and Forward may close it while it has the focus. */
function Panel({ ref, children }: PanelProps): ReactNode {
  useFocusKept(ref);
  return (
    <div ref={ref} tabIndex={-1} className="sites">
      {children}
    </div>
  );
}

/** The buttons for the whole list of addresses. */
function ListButtons({ sites }: Pick<SitesProps, "sites">): ReactNode {
  const texts = useTexts(siteTexts);
  return (
    <>
      {sites.canCopyLink && (
        <Button variant="quiet" onClick={() => void sites.copyLink()}>
          {texts.copyLink}
        </Button>
      )}
      <Button variant="quiet" onClick={sites.editList}>
        {texts.change}
      </Button>
    </>
  );
}

function List({ sites }: Pick<SitesProps, "sites">): ReactNode {
  return (
    <SitesList
      text={useSignal(sites.text)}
      source={useSignal(sites.source)}
      hasRun={useSignal(sites.run).sites.length > 0}
      onType={sites.type}
      onCheck={sites.readText}
      onFiles={sites.choose}
      onRemove={sites.remove}
    />
  );
}

function Confirm({
  sites,
  onLeave,
}: Pick<SitesProps, "sites"> & {
  /** Called before a line that has focus is removed. */
  readonly onLeave: () => void;
}): ReactNode {
  return (
    <SitesConfirm
      list={useSignal(sites.list)}
      source={useSignal(sites.source)}
      isKept={useSignal(sites.isKept)}
      onRevise={sites.revise}
      onChooseSheet={sites.chooseSheet}
      onMend={(id, text) => {
        onLeave();
        sites.mend(id, text);
      }}
      onEdit={sites.mend}
      onAcceptAll={() => {
        onLeave();
        sites.acceptAll();
      }}
      onLeaveOut={(id) => {
        onLeave();
        sites.leaveOut(id);
      }}
      onKeepOnePerAddress={() => {
        onLeave();
        sites.keepOnePerAddress();
      }}
      onKeep={sites.keep}
      onBack={sites.editList}
      onStart={sites.start}
    />
  );
}

function Table({
  model,
  sites,
  leaving,
  onLeave,
}: SitesProps & {
  /** Called before a control that has focus is removed. */
  readonly onLeave: () => void;
}): ReactNode {
  const texts = useTexts(siteTexts);
  const run = useSignal(sites.run);
  const table = useSignal(sites.table);
  const editedPlace = useSelected(sites.edit.editing, (site) => site?.place ?? null);
  const format = useFormatting();
  const today = useSignal(sites.today);
  const savings = useSignal(sites.proposal.savings);
  const printsSavings = useSignal(sites.printsSavings) && savings.sites > 0;
  const termSum = useSignal(sites.termSum);
  const { sum, rows } = table;
  const parties = partiesOf(rows, useTexts(proposalTexts));
  const [savingLabel, saving] = savingFigureOf(savings, format);
  return (
    <div className="stack sites-priced">
      <PaperHead
        model={model}
        number={useSignal(sites.proposal.number)}
        address={texts.sites(rows.length, format)}
      >
        <PaperFigures
          model={model}
          monthly={sum.monthly}
          figures={[
            [texts.columns.install, format.money(sum.install)],
            [
              termSumLabelOf(termSum, format),
              termSum.total === null ? undefined : format.money(termSum.total),
            ],
            [
              texts.pricedSites,
              texts.siteCount(format.number(sum.sites), format.number(rows.length)),
            ],
            [
              texts.figureAt(savingLabel, savings.sites, rows.length),
              printsSavings ? saving : undefined,
            ],
          ]}
          facts={[
            [texts.columns.provider, parties.provider],
            [texts.columns.term, parties.term ?? undefined],
          ]}
          value={termSum}
        />
      </PaperHead>
      <SitesProgress
        run={run}
        counts={useSignal(sites.counts)}
        isKept={useSignal(sites.isKept)}
        onPause={sites.pause}
        onGoOn={sites.goOn}
        onRetryRefused={() => {
          onLeave();
          sites.retryRefused();
        }}
      >
        <SitesFilter
          only={useSignal(sites.only)}
          counts={useSignal(sites.filterCounts)}
          onChoose={sites.showOnly}
        />
      </SitesProgress>
      <SitesTable
        table={table}
        today={today}
        unsaved={useSignal(sites.unsaved)}
        terms={useSignal(sites.terms)}
        termSum={termSum}
        criterion={useSignal(sites.askedCriterion)}
        rows={useSignal(sites.rows)}
        detailOf={({ place }) =>
          place === editedPlace
            ? { content: <SiteEdit edit={sites.edit} onLeave={onLeave} />, isAlone: false }
            : null
        }
        drawnRow={useSignal(sites.lastOpened)}
        onEdit={sites.edit.open}
        outputs={sites.outputs}
        base={model.base}
        onJudge={sites.judgeBy}
        onChooseTerm={sites.chooseTerm}
        onPick={sites.pick}
        onOpen={leaving(sites.openSite)}
        onAgain={sites.again}
      />
      <SitesSavings
        table={table}
        today={today}
        savings={savings}
        isPrinted={printsSavings}
        onPay={sites.payToday}
        onPrint={sites.printSavings}
      />
      <SitesPaper table={table} today={printsSavings ? today : null} />
      {useSignal(sites.proposal.isPdfUnauthorized) && <NotSignedIn />}
      <SitesFoot
        table={table}
        hasPdf={useSignal(sites.proposal.hasPdf)}
        isSavingPdf={useSignal(sites.proposal.isSavingPdf)}
        onPrint={sites.proposal.print}
        onSavePdf={() => void sites.proposal.savePdf()}
      />
      <PaperAcceptance model={model} totals={sum} />
    </div>
  );
}
