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
import { messages } from "./portal-dashboard.messages.ts";
import type { PortalDashboardModel } from "./portal-dashboard.model.ts";
import type { SearchBoxModel } from "./search-box.model.ts";

styleScreen("portal-dashboard", [css]);

const scoutLinks: readonly GroupLink[] = [
  { path: "/scout", label: messages.lookup },
  { path: "/scout/bulk", label: messages.bulk },
  { path: "/scout/pricing", label: messages.pricing },
  { path: "/scout/contracts", label: messages.contracts },
];
const solutionLinks: readonly GroupLink[] = [
  { path: "/solutions-finder", label: messages.finder },
  { path: "/solutions-index", label: messages.index },
  { path: "/solutions/questionnaires", label: messages.questionnaires },
];
const libraryLinks: readonly GroupLink[] = [
  { path: "/provider-library", label: messages.providerLibrary },
  { path: "/resource-library", label: messages.resourceLibrary },
];

const addressWords: SearchWords = {
  label: messages.address,
  placeholder: messages.addressPlaceholder,
  submit: messages.searchAddress,
  isPrimary: true,
};
const keywordWords: SearchWords = {
  label: messages.keywords,
  placeholder: messages.keywordsPlaceholder,
  submit: messages.searchKeywords,
};
const providerWords: SearchWords = {
  label: messages.provider,
  placeholder: messages.providerPlaceholder,
  submit: messages.searchProvider,
};

/**
 * The logo, the address box with the user's current work, and the two other groups. Only users with access see Scout
 * and the work.
 */
export function OpenDashboard({ model }: { readonly model: PortalDashboardModel }): ReactNode {
  const access = useSignal(model.access);
  const logo = useSignal(model.logo);
  const work = useSignal(model.work);
  const { hrefOf } = model;
  const scout = (
    <DashboardGroup heading={messages.scout} links={scoutLinks} hrefOf={hrefOf}>
      <Search box={model.address} words={addressWords} />
    </DashboardGroup>
  );
  return (
    <>
      <div className="dashboard-head">
        <Heading level={1}>{messages.heading}</Heading>
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
                <Skeleton label={messages.loading} block lines={2} />
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
          <DashboardGroup heading={messages.solutions} links={solutionLinks} hrefOf={hrefOf}>
            <Search box={model.solutions} words={keywordWords} />
          </DashboardGroup>
          <DashboardGroup heading={messages.libraries} links={libraryLinks} hrefOf={hrefOf}>
            <Search box={model.providers} words={providerWords} />
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
const loadingWork = <Skeleton label={messages.loading} block lines={6} room="window" />;

function Search({
  box,
  words,
}: {
  readonly box: SearchBoxModel;
  readonly words: SearchWords;
}): ReactNode {
  const suggestions = useSignal(box.suggestions);
  const hint = useSignal(box.hint);
  const noteTexts = useTexts(streetNoteTexts);
  const text = useSignal(box.text);
  return (
    <DashboardSearch
      words={words}
      text={text}
      hint={hint === null ? "" : messages[hint]}
      note={words.isPrimary ? typedNoteOf(streetNoteOf(text), noteTexts) : ""}
      suggestions={offeredRowsOf(suggestions, text)}
      onForget={isRemembered(suggestions, text) ? box.forgetRow : undefined}
      isLoading={suggestions.isLoading}
      onType={box.type}
      onSubmit={box.submit}
      onChoose={box.choose}
    />
  );
}
