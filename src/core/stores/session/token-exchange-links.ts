import { exchangeToken } from "../../api/exchange-token.ts";
import type { Core } from "../../create-core.ts";
import { exchangedHref, siblingTargetOf, siteNameOf } from "../../navigation/sibling-site.ts";

/** Resolves links to the other sites of `siteFamily`. */
export interface TokenExchangeLinks {
  /** True if a link leads to another site of the family. `base` is the page's address. */
  isSibling(href: unknown, base: string): boolean;
  /**
   * Returns the link's address with an exchanged token. Without a token, or if the exchange fails, returns the address
   * alone. Never rejects.
   */
  resolve(href: string, base: string): Promise<string>;
}

/** After this time, the link opens without a token. */
const timeoutMs = 5000;

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
      const cancel = ports.clock.after(timeoutMs, () => timeOut.abort());
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
