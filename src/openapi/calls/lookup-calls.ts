import {
  advanceBatch,
  advanceSandboxBatch,
  sentLookupStart,
  sentPoll,
  startLookup,
} from "../../core/api/lookup.ts";
import { sentLocation, sentPlace, sentProvider } from "../../core/api/place-schema.ts";
import { sentEntry, sentParts } from "../../core/api/serviceability-schema.ts";
import type { Batch } from "../../core/lookup/lookup-answers.ts";
import { sentLookupBody } from "../../core/lookup/lookup-request.ts";
import { oneOf } from "../../core/wire/sent.ts";
import { requireValue, type Walk } from "../check-walk.ts";
import type { CallWire, Components, DescribedCalls } from "../described-call.ts";

export const lookupComponents: Components = {
  ServiceabilityEntry: sentEntry,
  ServiceabilityParts: sentParts,
  LookupProvider: sentProvider,
  LookupLocation: sentLocation,
  LookupPlace: sentPlace,
};

const notSignedInCaption = 'The caption says "An error has occurred." and "You are not signed in."';

/** The progress of a lookup, on either path. */
const batch = {
  kind: "load",
  after: ["startLookup"],
  answer:
    '`percentage` moves the bar, `message` is the text beside it, and `data.place` is shown before the end. Below 100 the call is repeated a second after each answer. At 100 the screen says "Done.." and makes the call once more with `op=finished`; the `data.place` of that answer replaces the results. `status: 0` ends the lookup like any other failure.',
  failures: {
    401: notSignedInCaption,
    504: "The same call again after 15 seconds, at most three times in a lookup.",
    other:
      'The lookup ends with "An error has occurred.", and its results so far are removed. A lookup that was resumed after a reload starts again with `startLookup`.',
  },
} as const;
const batchWire: CallWire = {
  requiredQuery: ["id", "op"],
  query: { op: oneOf("do", "finished"), _format: oneOf("json"), id: { type: "integer" } },
  parameters: { id: "Number of the running lookup." },
  answer: sentPoll,
  failures: {
    400: "The operation is unknown",
    404: "No such batch, or it is finished",
    504: "The step took too long; ask again",
  },
};

/** The calls of the lookup of one address. */
export const lookupCalls = {
  startLookup: {
    tag: "Lookup",
    summary: "Starts the lookup of one address",
    kind: "load",
    when: {
      "scout-lookup":
        "When an address is submitted or chosen, and when the screen opens with an address of more than 3 characters. A newer search aborts it.",
    },
    after: ["suggestAddresses"],
    answer:
      'With `batch_id` the lookup is followed; `setting.loading_message` are the texts while it runs, `setting.map_options` and `map_api_key` belong to the map. With `place` alone the results are shown at once. Without `data`: "No data returned from Scout API".',
    failures: {
      401: notSignedInCaption,
      422: 'The caption says "CANNOT VALIDATE ADDRESS."',
      429: 'The caption says "Too many requests."',
      other: 'The caption says "An error has occurred."',
    },
    wire: {
      requiredQuery: ["address"],
      request: sentLookupBody,
      answer: sentLookupStart,
      failures: { 422: "The address cannot be validated", 429: "Too many requests" },
    },
    check: {
      changesData: true,
      make: async ({ client, address, found }) => {
        const token = found.lookupToken ? { lookup_token: found.lookupToken } : {};
        const body = { ...token, scope: "default", task: "scout_lookup" } as const;
        found.batch = (await startLookup(client, { address, body }))?.batch ?? null;
      },
    },
  },
  advanceSandboxBatch: {
    tag: "Lookup",
    summary: "Advances a running lookup on the sandbox host",
    when: {
      "scout-lookup":
        'In place of `advanceBatch` on the hosts of `sandboxHosts`, or with `batchApiStyle: "api"`.',
    },
    ...batch,
    wire: { ...batchWire, requiredQuery: ["id", "op", "s", "token"] },
    // The check makes this call only once, because `advanceBatch` finishes the lookup.
    check: {
      changesData: true,
      make: ({ client, found }) =>
        advanceSandboxBatch(client, sandboxQueryOf(batchOf(found.batch))),
    },
  },
  advanceBatch: {
    tag: "Lookup",
    summary: "Advances a running lookup, or finishes it and answers the place",
    when: {
      "scout-lookup": "Every second while the lookup runs, on every host that is not a sandbox.",
    },
    ...batch,
    wire: batchWire,
    check: { changesData: true, make: finishLookup },
  },
} satisfies DescribedCalls;

/** A lookup takes several seconds on a real server. */
const maxWaits = 120;

async function finishLookup({ client, wait, found }: Walk): Promise<unknown> {
  const { id } = batchOf(found.batch);
  const query = { id, _format: "json" } as const;
  for (let waits = 0; waits < maxWaits; waits += 1) {
    const { progress } = await advanceBatch(client, { ...query, op: "do" });
    if (isComplete(progress)) break;
    await wait(1000);
  }
  return advanceBatch(client, { ...query, op: "finished" });
}

function sandboxQueryOf({ id, seed, token }: Batch) {
  return { id, op: "do", s: seed, token, _format: "json" } as const;
}

function batchOf(batch: Batch | null | undefined): Batch {
  return requireValue(batch, "there is no lookup to advance: the first answer had the place");
}

function isComplete(progress: unknown): boolean {
  return (
    typeof progress === "object" &&
    progress !== null &&
    "percentage" in progress &&
    Number(progress.percentage) >= 100
  );
}
