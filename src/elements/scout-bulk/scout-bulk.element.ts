import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import type { UploadEvents } from "./scout-bulk.model.ts";

/**
 * Uploads a CSV file with thousands of addresses to look up, and shows their progress and results (1 §2 Bulk, 1 §4 Bulk
 * statuses).
 *
 * @summary Bulk CSV lookups
 * @tagname scout-bulk
 *
 * @fires {CustomEvent<{ uploadId: string, name: string }>} scout-upload-started - A file is being sent.
 * @fires {CustomEvent<{ uploadId: string }>} scout-upload-accepted - The server has accepted the file.
 * @fires {CustomEvent<{ uploadId: string, message: string }>} scout-upload-failed - The file could not be sent.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The headings.
 * @csspart button - Every button.
 * @csspart button-primary - The Start Upload button.
 * @csspart card - The form, and each upload in progress.
 * @csspart table - The history.
 * @csspart progress - The progress of an upload.
 * @csspart alert - Errors.
 * @csspart empty - The message of an empty history.
 */
declare class ScoutBulkElement extends ScoutElement {
  /** Uploads a CSV file, as if the user had chosen it and clicked Start Upload. */
  upload(file: File): void;
}

export type { ScoutBulkElement };

defineElement({
  tag: "scout-bulk",
  attributes: {},
  methods: ["upload"],
  importRuntime: () => import("./scout-bulk.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "scout-bulk": ScoutBulkElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<UploadEvents & CommonEvents> {}
}
