import type { ReactNode } from "react";
import { defaultImages } from "../../core/branding/default-images.ts";
import { streetNoteTexts, typedNoteOf } from "../../core/lists/street-note-messages.ts";
import { streetNoteOf } from "../../core/lists/street-notes.ts";
import { isRemembered, offeredRowsOf } from "../../core/lookup/recent-rows.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Heading } from "../ui/heading.tsx";
import { ImageWithFallback } from "../ui/image-with-fallback.tsx";
import { optionalPart } from "../ui/optional-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { DashboardGroup, type GroupLink } from "./dashboard-group.view.tsx";
import { DashboardSearch, type SearchWords } from "./dashboard-search.view.tsx";
import css from "./portal-dashboard.css?inline";
import { type DashboardTexts, dashboardTexts } from "./portal-dashboard.messages.ts";
import type { PortalDashboardModel } from "./portal-dashboard.model.ts";
import type { SearchBoxModel } from "./search-box.model.ts";

styleScreen("portal-dashboard", [css]);

const scoutLinks = [
  ["/scout", "lookup"],
  ["/scout/bulk", "bulk"],
  ["/scout/pricing", "pricing"],
  ["/scout/contracts", "contracts"],
] as const;
const solutionLinks = [
  ["/solutions-finder", "finder"],
  ["/solutions-index", "index"],
  ["/solutions/questionnaires", "questionnaires"],
] as const;
const libraryLinks = [
  ["/provider-library", "providerLibrary"],
  ["/resource-library", "resourceLibrary"],
] as const;

function linksOf(
  links: readonly (readonly [path: string, label: keyof DashboardTexts])[],
  texts: DashboardTexts,
): readonly GroupLink[] {
  return links.map(([path, label]) => ({ path, label: texts[label] }));
}

/**
 * The logo, the address box with the user's current work, and the two other groups. Only users with access see Scout
 * and the work.
 */
export function OpenDashboard({ model }: { readonly model: PortalDashboardModel }): ReactNode {
  const texts = useTexts(dashboardTexts);
  const access = useSignal(model.access);
  const logo = useSignal(model.logo);
  const work = useSignal(model.work);
  const { hrefOf } = model;
  const loadingWork = <Skeleton label={texts.loading} block lines={6} room="window" />;
  const scout = (
    <DashboardGroup heading={texts.scout} links={linksOf(scoutLinks, texts)} hrefOf={hrefOf}>
      <Search
        box={model.address}
        words={{
          label: texts.address,
          placeholder: texts.addressPlaceholder,
          submit: texts.searchAddress,
          isPrimary: true,
        }}
      />
    </DashboardGroup>
  );
  return (
    <>
      <div className="dashboard-head">
        <Heading level={1}>{texts.heading}</Heading>
        <div className="dashboard-logo">
          {logo && (
            <ImageWithFallback
              src={logo.src ?? defaultImages.primaryLogo.uri}
              name={logo.name}
              size="large"
            />
          )}
        </div>
      </div>
      <div className="dashboard-groups">
        {access !== false && (
          <div className="dashboard-scout">
            {access === null && (
              <div className="dashboard-waiting">
                <div inert>{scout}</div>
                <Skeleton label={texts.loading} block lines={2} />
              </div>
            )}
            {access && scout}
            {work === null ? (
              loadingWork
            ) : (
              <DashboardWork work={work} hrefOf={hrefOf} fallback={loadingWork} />
            )}
          </div>
        )}
        <div className="dashboard-others">
          <DashboardGroup
            heading={texts.solutions}
            links={linksOf(solutionLinks, texts)}
            hrefOf={hrefOf}
          >
            <Search
              box={model.solutions}
              words={{
                label: texts.keywords,
                placeholder: texts.keywordsPlaceholder,
                submit: texts.searchKeywords,
              }}
            />
          </DashboardGroup>
          <DashboardGroup
            heading={texts.libraries}
            links={linksOf(libraryLinks, texts)}
            hrefOf={hrefOf}
          >
            <Search
              box={model.providers}
              words={{
                label: texts.provider,
                placeholder: texts.providerPlaceholder,
                submit: texts.searchProvider,
              }}
            />
          </DashboardGroup>
        </div>
      </div>
    </>
  );
}

/** Loaded after the form is drawn. */
const DashboardWork = optionalPart(() =>
  import("./work.screen.tsx").then((module) => module.DashboardWork),
);

function Search({
  box,
  words,
}: {
  readonly box: SearchBoxModel;
  readonly words: SearchWords;
}): ReactNode {
  const texts = useTexts(dashboardTexts);
  const notes = useTexts(streetNoteTexts);
  const suggestions = useSignal(box.suggestions);
  const hint = useSignal(box.hint);
  const text = useSignal(box.text);
  return (
    <DashboardSearch
      words={words}
      text={text}
      hint={hint === null ? "" : texts[hint]}
      note={words.isPrimary ? typedNoteOf(streetNoteOf(text), notes) : ""}
      suggestions={offeredRowsOf(suggestions, text)}
      onForget={isRemembered(suggestions, text) ? box.forgetRow : undefined}
      isLoading={suggestions.isLoading}
      onType={box.type}
      onSubmit={box.submit}
      onChoose={box.choose}
    />
  );
}
