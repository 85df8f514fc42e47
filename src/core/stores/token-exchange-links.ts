import { exchangeToken } from "../api/exchange-token.ts";
import type { Core } from "../create-core.ts";
import { exchangedHref, siblingTargetOf, siteNameOf } from "../navigation/sibling-site.ts";

/** Links to the other sites of the family (1 §2 Header and navigation; decisions D6 to D8). */
export interface TokenExchangeLinks {
  /** Whether a link leads to another site of the family. `base` is the page's address. */
  isSibling(href: unknown, base: string): boolean;
  /**
   * The address to go to: the link's own with an exchanged token, or the link as it is without a token
   * to exchange, or when that fails (1 §8). Never rejects.
   */
  resolve(href: string, base: string): Promise<string>;
}

/** Nobody waits longer for a link: it is followed without a token then. */
const patienceMs = 5000;

export function createTokenExchangeLinks({
  client,
  config,
  session,
  ports,
}: Core): TokenExchangeLinks {
  const { siteFamily } = config;
  return {
    isSibling: (href, base) => siblingTargetOf(href, { base, siteFamily }) !== null,
    async resolve(href, base) {
      const target = siblingTargetOf(href, { base, siteFamily });
      if (target === null || (await session.usableToken()) === null) return href;
      const patience = new AbortController();
      const cancel = ports.clock.after(patienceMs, () => patience.abort());
      try {
        const exchanged = await exchangeToken(client, siteNameOf(target), patience.signal);
        const led = exchangedHref(target, exchanged, siteFamily);
        if (led === null) ports.report.warn("token-exchange-refused");
        return led ?? target.href;
      } catch {
        ports.report.warn("token-exchange-failed");
        return target.href;
      } finally {
        cancel();
      }
    },
  };
}
