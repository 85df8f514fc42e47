import { safeHref } from "../../core/links/links.ts";
import { runTexts } from "../../core/lookup/lookup-messages.ts";
import type { ScreenContext } from "../../core/screen-context.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import type { UploadFormModel } from "../uploads/upload-form.model.ts";
import type { ScoutLookupAttributes } from "./scout-lookup.attributes.ts";

/** The bulk uploads that the user starts in the lookup. The bulk screen shows their progress. */
export interface LookupUploads {
  loadForm(): Promise<UploadFormModel>;
  /**
   * Opens the bulk screen, which sends the chosen file. If that is not possible, sends the file
   * here.
   */
  start(): Promise<void>;
  dispose(): void;
}

/** The path of the bulk screen. */
export const bulkPath = "/scout/bulk";

export function createLookupUploads({
  core,
  address,
  attributes,
  actions,
  notify,
  formatting,
}: Pick<
  ScreenContext<ScoutLookupAttributes, unknown>,
  "core" | "address" | "attributes" | "actions" | "notify" | "formatting"
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
            // Leaving the page aborts a running upload. Outside the portal, wait until the server
            // has accepted it.
            const leavesAt = attributes.peek().routing === "portal" ? "started" : "accepted";
            if (kind === leavesAt) address.navigate(bulkPath);
          },
          onFailed: () =>
            notify("warning", localTexts(formatting.peek().translations, runTexts).failed),
        }),
      (error: unknown) => {
        form = null; // load it again next time
        throw error;
      },
    );
    return form;
  }

  /**
   * Passes the file to the bulk screen of another page of this site and goes there. Returns false
   * if this page has to send the file.
   */
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
      // If the code that passes the file fails to load, send the file here.
      if (file !== null && !(await pass(file).catch(() => false))) opened.start();
      isStarting = false;
    },
    dispose() {
      form?.then((opened) => opened.dispose()).catch(() => {}); // it never loaded
    },
  };
}
