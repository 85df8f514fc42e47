import { proposalLinkName } from "../../../core/links/shared-proposal.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import type { ProposalDraft } from "../../../core/pricing/drafts/proposal-draft.ts";
import { readProposalLink, writeProposalLink } from "../../../core/pricing/drafts/proposal-link.ts";
import { inputNames } from "../../../core/pricing/wire/pricing-query.ts";
import type { BrowserActions, PageAddress, ScreenContext } from "../../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../../core/signals.ts";
import { localTexts } from "../../../core/texts/text-group.ts";
import { draftTexts } from "../drafts/drafts.messages.ts";

/** Proposals that are shared by a link. */
export interface ProposalLinks {
  /** True if the page was opened with an unreadable link. */
  readonly isRefused: ReadonlySignal<boolean>;
  /** False if the element does not read the page's URL. */
  readonly canCopy: boolean;
  /** Copies the link of a cart. Call it during the click: browsers allow copying only then. */
  copy(cart: CartState, hasCustomer: boolean): Promise<void>;
  dismiss(): void;
  dispose(): void;
}

interface LinksContext {
  readonly address: PageAddress;
  readonly actions: Pick<BrowserActions, "copyText">;
  readonly notify: ScreenContext<unknown, unknown>["notify"];
  readonly formatting: ScreenContext<unknown, unknown>["formatting"] | undefined;
  readonly draftOf: (cart: CartState, hasCustomer: boolean) => ProposalDraft;
  readonly onOpened: (draft: ProposalDraft) => void;
  /** Handles a link that is not a proposal. Returns false if it is not readable. */
  readonly onOther: (fragment: string) => Promise<boolean>;
}

export function createProposalLinks(context: LinksContext): ProposalLinks {
  const { address, actions, notify, formatting, draftOf, onOpened, onOther } = context;
  const isRefused = signal(false);
  let isDisposed = false;
  let stopTaking: (() => void) | undefined;

  async function open(fragment: string): Promise<void> {
    const reading = await readProposalLink(fragment);
    if (isDisposed) return;
    const isRead = reading.ok || (await onOther(fragment));
    isRefused.value = !isRead;
    if (reading.ok) onOpened(reading.value);
  }

  async function copy(cart: CartState, hasCustomer: boolean): Promise<void> {
    let isCopied = false;
    try {
      const fragment = await writeProposalLink(draftOf(cart, hasCustomer));
      const fragments = await address.openFragments?.();
      // The customer's address goes into the fragment, which is not sent to any server.
      isCopied = fragments
        ? await actions.copyText(fragments.linkWith(fragment, inputNames))
        : false;
    } catch {
      // The browser cannot compress. The notification below says that nothing was copied.
    }
    const texts = localTexts(formatting?.peek().translations, draftTexts);
    notify(isCopied ? "success" : "warning", isCopied ? texts.linkCopied : texts.linkNotCopied);
  }

  async function take(): Promise<void> {
    const fragments = await address.openFragments?.();
    if (!isDisposed)
      stopTaking = fragments?.take(proposalLinkName, (fragment) => void open(fragment));
  }

  void take();
  return {
    isRefused,
    canCopy: address.openFragments !== null,
    copy,
    dismiss() {
      isRefused.value = false;
    },
    dispose() {
      isDisposed = true;
      stopTaking?.();
    },
  };
}
