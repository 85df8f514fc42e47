import { type ReactNode, useCallback, useMemo } from "react";
import type { LibraryProvider } from "../../core/libraries/library-provider.ts";
import type { AnswerContext } from "../../core/links.ts";
import { CardGrid } from "../ui/card-grid.tsx";
import { messages } from "./provider-library.messages.ts";
import { ProviderTile } from "./provider-tile.view.tsx";

interface ProviderTilesProps {
  readonly providers: readonly LibraryProvider[];
  readonly base: AnswerContext;
  readonly onNavigate: (href: string) => void;
}

/** The logos in 5, 3, 2 or 1 columns (2 §9). */
export function ProviderTiles({ providers, base, onNavigate }: ProviderTilesProps): ReactNode {
  const draw = useCallback(
    (provider: LibraryProvider) => (
      <ProviderTile provider={provider} base={base} onNavigate={onNavigate} />
    ),
    [base, onNavigate],
  );
  const keyOf = useMemo(createKeys, []);
  return <CardGrid label={messages.providers} rows={providers} rowKey={keyOf} draw={draw} />;
}

/** Names are not unique: two providers may share one. */
function createKeys(): (provider: LibraryProvider) => string {
  const keys = new WeakMap<LibraryProvider, string>();
  let count = 0;
  return (provider) => {
    const known = keys.get(provider);
    if (known !== undefined) return known;
    count += 1;
    keys.set(provider, String(count));
    return String(count);
  };
}
