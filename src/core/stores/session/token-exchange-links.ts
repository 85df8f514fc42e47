import { exchangeToken } from "../../api/exchange-token.ts";
import type { Core } from "../../create-core.ts";
import { exchangedHref, siblingTargetOf, siteNameOf } from "../../navigation/sibling-site.ts";

/** Links to the other sites of `siteFamily` (1 §2 Header and navigation; decisions D6 to D8). */
export interface TokenExchangeLinks {
  /** Whether a link goes to another site of the family. `base` is the page's address. */
  isSibling(href: unknown, base: string): boolean;
  /**
   * The link's address with an exchanged token, or without one when there is no token or the exchange
   * fails (1 §8). Never rejects.
   */
  resolve(href: string, base: string): Promise<string>;
}

/** After this time the link is followed without a token. */
const timeOutMs = 5000;

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
      const timeOut = new AbortController();
      const cancel = ports.clock.after(timeOutMs, () => timeOut.abort());
      try {
        const exchanged = await exchangeToken(client, siteNameOf(target), timeOut.signal);
        const exchangedLink = exchangedHref(target, exchanged, siteFamily);
        if (exchangedLink === null) ports.report.warn("token-exchange-refused");
        return exchangedLink ?? target.href;
      } catch {
        ports.report.warn("token-exchange-failed");
        return target.href;
      } finally {
        cancel();
      }
    },
  };
}
