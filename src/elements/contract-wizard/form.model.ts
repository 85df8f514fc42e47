import { loadContract } from "../../core/api/contract-embed.ts";
import { AnswerError } from "../../core/api/errors.ts";
import { readEmbed } from "../../core/contracts/embed-frame.ts";
import {
  mayReceiveToken,
  type PlacedFrame,
  placeFrame,
  withToken,
} from "../../core/contracts/frame-trust.ts";
import type { WizardAddress } from "../../core/contracts/wizard-address.ts";
import type { Core } from "../../core/create-core.ts";
import { tokenOriginsOf } from "../../core/links.ts";
import { nextCidSeconds } from "../../core/stores/cid-seconds.ts";

/** The form of a contract, ready to show. */
export interface ContractForm {
  /** At least one. */
  readonly frames: readonly PlacedFrame[];
  /** Scripts from origins that the host page allows (decisions Y3). */
  readonly scripts: readonly string[];
}

interface Surroundings {
  readonly core: Core;
  /** The API base as a folder: the base of the frames' relative addresses. */
  readonly base: string;
  /** The portal passes its token to trusted forms; the micro-site does not (2 §6). */
  readonly isPortal: boolean;
}

/**
 * Fetches the form of a contract and rebuilds its frames (decisions Y3, Y4). Rejects like `loadContract`, and if
 * the HTML contains no frame that may be shown.
 */
export async function loadForm(
  { contract, provider }: Pick<WizardAddress, "contract" | "provider">,
  { core, base, isPortal }: Surroundings,
  signal: AbortSignal,
): Promise<ContractForm> {
  const { client, config, ports, session } = core;
  const request = { guid: contract, provider, cid: nextCidSeconds(core) };
  const { frames, scripts } = readEmbed(await loadContract(client, request, signal), base);
  if (frames.length === 0) throw new AnswerError("The contract has no form.");
  const trusted = tokenOriginsOf(config, ports.place.origin);
  const isAsked = isPortal && frames.some((one) => mayReceiveToken(one, trusted));
  const token = isAsked ? await session.usableToken() : null;
  return {
    frames: frames.map((frame) => {
      const isTold = token !== null && mayReceiveToken(frame, trusted);
      return placeFrame(isTold ? withToken(frame, token) : frame, ports.place.origin);
    }),
    scripts: scripts.filter((src) =>
      config.allowedEmbedScriptOrigins.includes(new URL(src).origin),
    ),
  };
}
