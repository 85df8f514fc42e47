import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { LoadState } from "../ui/load-state.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { ResultList } from "./result-list.view.tsx";
import css from "./site-search.css?inline";
import { siteSearchTexts } from "./site-search.messages.ts";
import type { SiteSearchModel } from "./site-search.model.ts";

styleScreen("site-search", [css]);

/** The heading and the results of a site search. */
export function OpenSearch({ model }: { readonly model: SiteSearchModel }): ReactNode {
  const texts = useTexts(siteSearchTexts);
  const keys = useSignal(model.keys);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button disappears with its message, so move focus to the heading.
  const handleRetry = () => {
    heading.current?.focus({ preventScroll: true });
    model.refresh();
  };
  return (
    <>
      <ScreenHead
        heading={texts.heading}
        introduction={
          keys !== "" && (
            <>
              <span>{texts.resultsFor}</span> <b>{keys}</b>
            </>
          )
        }
        ref={heading}
      />
      <Announce message={useSignal(model.announcement)} />
      <Found
        model={model}
        onRetry={handleRetry}
        onSearch={(words) => {
          heading.current?.focus({ preventScroll: true });
          model.searchFor(words);
        }}
      />
    </>
  );
}

interface FoundProps {
  readonly model: SiteSearchModel;
  readonly onRetry: () => void;
  readonly onSearch: (words: string) => void;
}

function Found({ model, onRetry, onSearch }: FoundProps): ReactNode {
  const texts = useTexts(siteSearchTexts);
  const words = useSignal(model.keys);
  return (
    <LoadState
      state={useSignal(model.search)}
      texts={texts}
      lines={6}
      room="17em"
      onRetry={onRetry}
    >
      {({ results, total }) =>
        results.length === 0 ? (
          <Empty
            icon="search"
            hint={words === "" ? texts.noWords : texts.searchOther}
            action={<SearchAgain words={words} onSearch={onSearch} />}
          >
            {texts.none}
          </Empty>
        ) : (
          <ResultList results={results} total={total} words={words} base={model.base} />
        )
      }
    </LoadState>
  );
}

interface SearchAgainProps {
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** Without results, other words can be entered here, also where the page has no other search box. */
function SearchAgain({ words, onSearch }: SearchAgainProps): ReactNode {
  const texts = useTexts(siteSearchTexts);
  const [typed, setTyped] = useState(words);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") onSearch(typed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser knows `search`
    <form
      className="search-again"
      role="search"
      aria-label={texts.searchAgain}
      onSubmit={handleSubmit}
    >
      <TextField
        type="search"
        icon="search"
        label={texts.keywords}
        value={typed}
        onChange={setTyped}
        isVerbatim
      />
      <Button type="submit" variant="primary">
        {texts.search}
      </Button>
    </form>
  );
}
