import { safeHref } from "../../core/links/links.ts";
import { lookupMessages } from "../../core/lookup/lookup-messages.ts";
import type { ScreenContext } from "../../core/screen-context.ts";
import type { UploadFormModel } from "../uploads/upload-form.model.ts";
import type { ScoutLookupAttributes } from "./scout-lookup.attributes.ts";

/** The bulk uploads that start in the lookup, and are shown in the bulk screen (decisions G17). */
export interface LookupUploads {
  loadForm(): Promise<UploadFormModel>;
  /** Sends the chosen file, on the bulk screen where that can be. */
  start(): Promise<void>;
  dispose(): void;
}

/** The path of the bulk screen (1 §2). */
export const bulkPath = "/scout/bulk";

export function createLookupUploads({
  core,
  address,
  attributes,
  actions,
  notify,
}: Pick<
  ScreenContext<ScoutLookupAttributes, unknown>,
  "core" | "address" | "attributes" | "actions" | "notify"
>): LookupUploads {
  let form: Promise<UploadFormModel> | null = null;
  let isStarting = false;

  function loadForm(): Promise<UploadFormModel> {
    form ??= import("../uploads/upload-form.model.ts").then(
      ({ createUploadForm }) =>
        createUploadForm({
          name: `scout-lookup ${new URL(address.base).pathname}`,
          core,
          actions,
          onEvent({ kind }) {
            // Leaving the page aborts a running upload, so outside the portal the server must have accepted it first.
            const leavesAt = attributes.peek().routing === "portal" ? "started" : "accepted";
            if (kind === leavesAt) address.navigate(bulkPath);
          },
          onFailed: () => notify("warning", lookupMessages.failed),
        }),
      (error: unknown) => {
        form = null; // the next try loads it again
        throw error;
      },
    );
    return form;
  }

  /** Leaves for the bulk screen of another page of this site, which sends the file; false when this page is to send it. */
  async function pass(file: File): Promise<boolean> {
    const addresses = [address.hrefOf(bulkPath), core.config.apiBase || "/"];
    const isOfSite = addresses.every((href) => safeHref(href, address.base)?.sameOrigin);
    const { routing } = attributes.peek();
    if ((routing !== "page" && routing !== "push") || !isOfSite) return false;
    const { passUpload, takeUpload } = await import("../../core/stores/kept/passed-upload.ts");
    const id = await passUpload(core, file);
    if (id === null) return false;
    const isLeft = address.navigate(bulkPath, { upload: id });
    if (!isLeft) void takeUpload(core, id);
    return isLeft;
  }

  return {
    loadForm,
    async start() {
      if (isStarting) return;
      isStarting = true;
      const opened = await loadForm();
      const file = opened.startable();
      // Where its code fails to load, this page sends the file as well.
      if (file !== null && !(await pass(file).catch(() => false))) opened.start();
      isStarting = false;
    },
    dispose() {
      form?.then((opened) => opened.dispose()).catch(() => {}); // nothing to dispose of
    },
  };
}
