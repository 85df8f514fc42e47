/** The public entry point of the core, `scout-elements/core`: no React, no DOM, runs in Node. */

export type { DownloadedFile } from "./api/download-file.ts";
export type { AnswerKind, BodyKind, Endpoint, TokenHeader } from "./api/endpoint.ts";
export { type EndpointName, endpoints } from "./api/endpoints.ts";
export {
  AnswerError,
  HttpError,
  isAbort,
  isAnswerError,
  isHttpError,
  statusOf,
} from "./api/errors.ts";
export { readProviderRows } from "./api/provider-rows.ts";
export type { SiteSettings } from "./api/settings.ts";
export type { BulkItem, BulkList } from "./bulk/bulk-item.ts";
export { type BulkStatus, bulkStatusText } from "./bulk/bulk-status-text.ts";
export type { CsvEnd, CsvJob, CsvUpdate } from "./bulk/csv/csv-job.ts";
export {
  type Config,
  defaultConfig,
  type GetToken,
  type OnEvent,
  type OnMetric,
  type Remembering,
} from "./config.ts";
export type { Contract } from "./contracts/contract.ts";
export { contractStatusTextOf } from "./contracts/contract-status.ts";
export { type Api, createApi } from "./create-api.ts";
export { type DiagnoseOptions, diagnose } from "./diagnosis/diagnose.ts";
export type { Finding, PageInspection } from "./diagnosis/finding.ts";
export { fileNameOf } from "./files/file-name-of.ts";
export type { AnswerCriterion, Criterion, FilterCriterion } from "./finder/criterion.ts";
export type { ProviderRow } from "./finder/finder.ts";
export { createMatchIndex, type MatchIndex } from "./finder/match-index.ts";
export {
  type MatchQuery,
  type MatchResult,
  matchProviders,
  matchRows,
  type ProviderMatch,
  type ProviderQuery,
} from "./finder/match-rows.ts";
export { type SafeLink, safeHref } from "./links/links.ts";
export { createLookup, type Lookup } from "./lookup/create-lookup.ts";
export type {
  LookupFailure,
  LookupPorts,
  LookupResult,
} from "./lookup/lookup-ports.ts";
export type { LookupState } from "./lookup/lookup-state.ts";
export type { Place, PlaceLocation, Provider, Serviceability } from "./lookup/place.ts";
export { type BatchProgress, parseBatchProgress } from "./lookup/poll-batch.ts";
export {
  createSavedLookup,
  type SavedLookupStore,
  type SavedRecord,
} from "./lookup/saved-lookup.ts";
export type { AnalyticsEvent } from "./metrics/analytics-event.ts";
export type { Metric } from "./metrics/metric.ts";
export { configure, signOut } from "./page-state.ts";
export type {
  Activity,
  Beacon,
  Clock,
  Http,
  KeptValue,
  KeyValueStorage,
  NewId,
  PagePlace,
  Ports,
  Random,
  Report,
  RunCsvWorker,
  SentBytes,
  TextArchive,
  Upload,
  WorkerHandlers,
} from "./ports.ts";
export type { AccessType } from "./pricing/access-type.ts";
export { accessTypeNames } from "./pricing/board/access-type-names.ts";
export type { BoardKind } from "./pricing/board/board-kind.ts";
export { type BoardMatrix, boardMatrixOf, type MatrixRow } from "./pricing/board/board-matrix.ts";
export {
  type BoardOffer,
  boardEvents,
  dollarsPerMbpsOf,
  termTotalOf,
} from "./pricing/board/board-offer.ts";
export type { BoardProduct } from "./pricing/board/board-product.ts";
export type { BoardQuote } from "./pricing/board/first-choice.ts";
export { cheapestInternetOf } from "./pricing/board/internet-from.ts";
export { type SpeedClass, speedClasses, uploadMbpsOf } from "./pricing/board/offer-speed.ts";
export type { BoardOrder } from "./pricing/board/order-offers.ts";
export {
  type BoardFilter,
  type PriceBoard,
  priceBoard,
  wholeBoard,
} from "./pricing/board/price-board.ts";
export { type CartItem, cartItemsOf, cartPriceOf } from "./pricing/cart/cart-items.ts";
export type { CartEvent, CartState, Removal, RemovalCode } from "./pricing/cart/cart-state.ts";
export type { CartValue } from "./pricing/cart/cart-value.ts";
export {
  type CartDifference,
  type ComparedCart,
  compareCarts,
  type KeptCart,
  keepCart,
  removeCart,
  renameCart,
  restoredCart,
} from "./pricing/cart/compare-carts.ts";
export { continueCart, createCart } from "./pricing/cart/create-cart.ts";
export { disabledReasonOf } from "./pricing/cart/disabled-reason.ts";
export {
  disabledCodesOf,
  isPackageDisabled,
} from "./pricing/cart/disabled-services.ts";
export { explainPrice, type PriceExplanation } from "./pricing/cart/explain-price.ts";
export { normaliseCart } from "./pricing/cart/normalise-cart.ts";
export { reduceCart } from "./pricing/cart/reduce-cart.ts";
export { removalText } from "./pricing/cart/removal-text.ts";
export { unknownTypesOf } from "./pricing/catalogue.ts";
export {
  type DraftHeader,
  type DraftLine,
  type ProposalDraft,
  proposalDraftOf,
} from "./pricing/drafts/proposal-draft.ts";
export {
  type LinkFailure,
  readProposalLink,
  writeProposalLink,
} from "./pricing/drafts/proposal-link.ts";
export {
  type ProposalChange,
  type RestoredProposal,
  restoreProposal,
} from "./pricing/drafts/restore-proposal.ts";
export type { ExplainedAmount, ExplainedLine } from "./pricing/price/explained-amount.ts";
export {
  type CartPrice,
  type PriceCartInput,
  type PriceError,
  priceCart,
} from "./pricing/price/price-cart.ts";
export type { PriceLine } from "./pricing/price/price-line.ts";
export { absoluteLogoUrl, borderColorOf } from "./pricing/proposal/agency-look.ts";
export {
  type ProposalInput,
  type ProposalPayload,
  proposalPayload,
} from "./pricing/proposal/proposal-payload.ts";
export { conditionWarningsOf } from "./pricing/rules/condition-matched.ts";
export { disabledTextOf } from "./pricing/rules/disabling-rules.ts";
export { noServicesText, televisionNoticeOf } from "./pricing/section-notices.ts";
export type { PackageRow, PricingSearch } from "./pricing/wire/pricing-search.ts";
export type { ServiceRow } from "./pricing/wire/service-row.ts";
export { fail, type Result, succeed } from "./result.ts";
export {
  decodeToken,
  isTokenExpired,
  isTokenUsable,
  type TokenClaims,
} from "./session/token.ts";
export { version } from "./version.ts";
