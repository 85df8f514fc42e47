import { memo, type ReactNode, useCallback, useMemo } from "react";
import type { LibraryProvider } from "../../core/libraries/library-provider.ts";
import { providerLogoOf } from "../../core/libraries/provider-logo.ts";
import { type AnswerContext, answerLinkOf } from "../../core/links/links.ts";
import { CardGrid } from "../ui/card-grid.tsx";
import { ImageWithFallback } from "../ui/image-with-fallback.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./provider-library.messages.ts";

interface ProviderTilesProps {
  readonly providers: readonly LibraryProvider[];
  readonly base: AnswerContext;
  readonly isFirstFrame: boolean;
}

/** A tile with its gaps in the narrowest of five columns. Where two columns are narrower, the list draws a whole part. */
const leastTilePx2 = 34_000;

/** The logos in 5, 3, 2 or 1 columns (2 §9). */
export function ProviderTiles({ providers, base, isFirstFrame }: ProviderTilesProps): ReactNode {
  const draw = useCallback(
    (provider: LibraryProvider) => <ProviderTile provider={provider} base={base} />,
    [base],
  );
  const keyOf = useMemo(createKeys, []);
  return (
    <CardGrid
      label={messages.providers}
      rows={providers}
      rowKey={keyOf}
      draw={draw}
      isFirstFrame={isFirstFrame}
      minCardPx2={leastTilePx2}
    />
  );
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

interface ProviderTileProps {
  readonly provider: LibraryProvider;
  readonly base: AnswerContext;
}

/** A provider's logo, linked to its page (2 §2; decisions Q5). External pages open in a new tab. */
const ProviderTile = memo(function ProviderTile({ provider, base }: ProviderTileProps): ReactNode {
  const logo = providerLogoOf(provider, base);
  const picture = <ImageWithFallback src={logo.src} name={logo.name} size="large" />;
  const link = answerLinkOf(provider.uri, base);
  if (link === null) return <div className="tile">{picture}</div>;
  if (!link.sameOrigin) {
    return (
      <a className="tile" href={link.href} target="_blank" rel="noopener noreferrer" part="card">
        {picture}
        <VisuallyHidden>{messages.newTab}</VisuallyHidden>
      </a>
    );
  }
  return (
    <a className="tile" href={link.href} part="card">
      {picture}
    </a>
  );
});
