import { prettyAddressOf } from "../catalogue/addresses.ts";
import {
  type Challenge,
  type Credential,
  challengeSchema,
  credentialSchema,
  type Mail,
  mailSchema,
  type Reset,
  resetSchema,
} from "./auth-documents.ts";
import {
  type BulkRow,
  type BulkRun,
  bulkRowSchema,
  bulkRunSchema,
  isOpenBulkStatus,
} from "./bulk-documents.ts";
import { type Collection, createCollection } from "./collection.ts";
import {
  type DirectoryProvider,
  directoryProviderSchema,
  type Solution,
  solutionSchema,
} from "./directory-documents.ts";
import {
  type Branding,
  type Building,
  brandingSchema,
  buildingSchema,
  type Carrier,
  carrierSchema,
  eventSchema,
  type Lookup,
  lookupSchema,
  type PageView,
  pageViewSchema,
  type Secret,
  type Session,
  secretSchema,
  sessionSchema,
  type TrackedEvent,
  type User,
  userSchema,
} from "./documents.ts";
import { type Resource, resourceSchema } from "./library-documents.ts";
import {
  type Attempt,
  attemptSchema,
  type Contract,
  contractSchema,
  type RateCard,
  rateCardSchema,
} from "./pricing-documents.ts";
import type { Backing } from "./table.ts";

/** All data of the backend. */
export interface Store {
  readonly users: Collection<User>;
  readonly credentials: Collection<Credential>;
  readonly challenges: Collection<Challenge>;
  readonly resets: Collection<Reset>;
  readonly mails: Collection<Mail>;
  readonly sessions: Collection<Session>;
  readonly secrets: Collection<Secret>;
  readonly branding: Collection<Branding>;
  readonly pageViews: Collection<PageView>;
  readonly events: Collection<TrackedEvent>;
  readonly buildings: Collection<Building>;
  readonly carriers: Collection<Carrier>;
  readonly lookups: Collection<Lookup>;
  readonly rateCards: Collection<RateCard>;
  readonly attempts: Collection<Attempt>;
  readonly contracts: Collection<Contract>;
  readonly bulkRuns: Collection<BulkRun>;
  readonly bulkRows: Collection<BulkRow>;
  readonly resources: Collection<Resource>;
  readonly providers: Collection<DirectoryProvider>;
  readonly solutions: Collection<Solution>;
  close(): Promise<void>;
}

/** Opens every collection on `backing`. A new area adds its own here. */
export async function createStore(backing: Backing): Promise<Store> {
  return {
    users: await createCollection(backing, "users", { schema: userSchema }),
    credentials: await createCollection(backing, "credentials", { schema: credentialSchema }),
    challenges: await createCollection(backing, "challenges", { schema: challengeSchema }),
    resets: await createCollection(backing, "resets", { schema: resetSchema }),
    mails: await createCollection(backing, "mails", { schema: mailSchema }),
    sessions: await createCollection(backing, "sessions", {
      schema: sessionSchema,
      fields: { user_id: (session) => session.userId },
    }),
    secrets: await createCollection(backing, "secrets", { schema: secretSchema }),
    branding: await createCollection(backing, "branding", { schema: brandingSchema }),
    pageViews: await createCollection(backing, "page_views", {
      schema: pageViewSchema,
      fields: { path: (view) => view.path },
    }),
    events: await createCollection(backing, "events", {
      schema: eventSchema,
      fields: { event: (event) => event.event },
    }),
    buildings: await createCollection(backing, "buildings", {
      schema: buildingSchema,
      fields: { state: (building) => building.state },
      text: (building) => `${prettyAddressOf(building)} ${building.id}`,
    }),
    carriers: await createCollection(backing, "carriers", {
      schema: carrierSchema,
      fields: { kind: (carrier) => carrier.kind },
      text: (carrier) => carrier.name,
    }),
    lookups: await createCollection(backing, "lookups", {
      schema: lookupSchema,
      fields: { user_id: (lookup) => lookup.userId },
    }),
    rateCards: await createCollection(backing, "rate_cards", { schema: rateCardSchema }),
    attempts: await createCollection(backing, "attempts", { schema: attemptSchema }),
    contracts: await createCollection(backing, "contracts", {
      schema: contractSchema,
      fields: { user_id: (contract) => contract.userId },
    }),
    bulkRuns: await createCollection(backing, "bulk_runs", {
      schema: bulkRunSchema,
      fields: {
        user_id: (run) => run.userId,
        upload_id: (run) => run.uploadId,
        is_open: (run) => (isOpenBulkStatus(run.status) ? 1 : 0),
      },
    }),
    bulkRows: await createCollection(backing, "bulk_rows", {
      schema: bulkRowSchema,
      fields: { run_id: (row) => row.runId },
    }),
    resources: await createCollection(backing, "resources", {
      schema: resourceSchema,
      text: ({ name }) => name,
    }),
    providers: await createCollection(backing, "providers", {
      schema: directoryProviderSchema,
      text: (provider) => provider.name,
    }),
    solutions: await createCollection(backing, "solutions", {
      schema: solutionSchema,
      fields: { user_id: (solution) => solution.userId },
    }),
    close: () => backing.close(),
  };
}
