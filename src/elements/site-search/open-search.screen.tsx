import { type ReactNode, useRef } from "react";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Announce } from "../ui/announce.tsx";
import { Empty } from "../ui/empty.tsx";
import { LoadState } from "../ui/load-state.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { ResultList } from "./result-list.view.tsx";
import css from "./site-search.css?inline";
import { messages } from "./site-search.messages.ts";
import type { SiteSearchModel } from "./site-search.model.ts";

styleScreen("site-search", [css]);

/** The heading and the results of a site search. */
export function OpenSearch({ model }: { readonly model: SiteSearchModel }): ReactNode {
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
        heading={messages.heading}
        introduction={
          keys !== "" && (
            <>
              <span>{messages.resultsFor}</span> <b>{keys}</b>
            </>
          )
        }
        ref={heading}
      />
      <Announce message={useSignal(model.announcement)} />
      <Found model={model} onRetry={handleRetry} />
    </>
  );
}

function Found({
  model,
  onRetry,
}: {
  readonly model: SiteSearchModel;
  readonly onRetry: () => void;
}): ReactNode {
  const words = useSignal(model.keys);
  return (
    <LoadState
      state={useSignal(model.search)}
      texts={messages}
      lines={6}
      room="17em"
      onRetry={onRetry}
    >
      {({ results, total }) =>
        results.length === 0 ? (
          <Empty icon="search" hint={words === "" ? messages.noWords : messages.searchOther}>
            {messages.none}
          </Empty>
        ) : (
          <ResultList results={results} total={total} words={words} base={model.base} />
        )
      }
    </LoadState>
  );
}
