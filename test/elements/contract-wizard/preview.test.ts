import { describe, expect, test } from "vitest";
import { pdfFaultMessages } from "../../../src/core/files/pdf-fault-messages.ts";
import { nowSeconds } from "../../support/fake-ports.ts";
import { aPdf, embedding, openWizard, type WizardGiven } from "./wizard-model.ts";

const asIframe = { contract: "c1", provider: "cox", previewType: "iframe" };

/** Opens a contract whose form and first PDF version have loaded. */
async function openPreview(given: WizardGiven = {}) {
  const wizard = await openWizard(given);
  wizard.contract.handleFramesLoaded();
  await wizard.answered();
  const { preview } = wizard.contract;
  return {
    ...wizard,
    preview,
    sequences: () => preview.previews.peek().map(({ sequence }) => sequence),
    /** Refreshes after a second, so that the refresh is not merged with the previous one. */
    async refresh() {
      wizard.clock.advance(1000);
      wizard.contract.refreshPreview();
      await wizard.answered();
    },
  };
}

const textOf = async (file: Blob | undefined) => file?.text();

describe("Y5: the preview waits for the form", () => {
  test("2 §4: nothing is refreshed before the form frame has loaded", async () => {
    const { contract, model, pdfs, answered } = await openWizard();
    contract.refreshPreview();
    model.refreshPreview();
    contract.handleMessage("refresh-preview");
    await answered();
    expect(contract.isInitialized.peek()).toBe(false);
    expect(pdfs()).toEqual([]);
    contract.handleFramesLoaded();
    await answered();
    expect(contract.isInitialized.peek()).toBe(true);
    expect(pdfs()).toHaveLength(1);
  });

  test("a form that never loads times out after 30 s", async () => {
    const { contract, clock } = await openWizard({
      embed: embedding("<iframe src=https://a.example/></iframe><iframe src=/b></iframe>"),
    });
    clock.advance(29_999);
    expect(contract.isInitialized.peek()).toBe(false);
    clock.advance(1);
    expect(contract.isInitialized.peek()).toBe(true);
  });

  test("a form that has loaded does not time out", async () => {
    const { contract, clock, pdfs, answered } = await openPreview();
    contract.handleFramesLoaded();
    clock.advance(30_000);
    await answered();
    expect(pdfs()).toHaveLength(1);
  });
});

describe("Y6: a refresh", () => {
  test("a refresh starts by message, by button and by method", async () => {
    const { contract, model, clock, pdfs, answered } = await openPreview();
    const acts = [
      () => contract.handleMessage({ event: "save" }),
      () => contract.refreshPreview(),
      () => model.refreshPreview(),
    ];
    for (const act of acts) {
      clock.advance(1000);
      act();
      await answered();
    }
    contract.handleMessage("resize");
    expect(pdfs()).toHaveLength(4);
  });

  test("B7: each refresh has a unique timestamp in its address", async () => {
    const { pdfs, refresh } = await openPreview();
    await refresh();
    await refresh();
    // The request for the form used the first of these seconds.
    const cids = pdfs().map(({ query }) => Number(query.get("cid")));
    expect(cids).toEqual([nowSeconds + 1, nowSeconds + 2, nowSeconds + 3]);
  });

  test("refreshes are merged: ten within a second become two, the first immediately, the last after the second", async () => {
    const { contract, clock, pdfs, answered } = await openPreview();
    for (let at = 0; at < 10; at += 1) contract.refreshPreview();
    await answered();
    expect(pdfs()).toHaveLength(1);
    clock.advance(999);
    await answered();
    expect(pdfs()).toHaveLength(1);
    clock.advance(1);
    await answered();
    expect(pdfs()).toHaveLength(2);
    clock.advance(5000);
    await answered();
    expect(pdfs()).toHaveLength(2);
  });

  test("a refresh is reported once when its version is shown, with its address and without a token", async () => {
    const { contract, preview, events, refresh } = await openPreview();
    preview.handleLoaded(1);
    preview.handleLoaded(1);
    await refresh();
    preview.handleLoaded(2);
    expect(contract.announcement.peek()).toBe("The preview is up to date");
    contract.refreshPreview();
    expect(contract.announcement.peek()).toBe("");
    const shown = (cid: number) => [
      "scout-preview-refreshed",
      { address: `/scout/contract/c1/pdf?cid=${cid}` },
    ];
    expect(events).toEqual([shown(nowSeconds + 1), shown(nowSeconds + 2)]);
  });
});

describe("Y18: the status of the preview", () => {
  test('the status is "saved" at the time of the request, not of the drawing', async () => {
    const { preview, clock, refresh } = await openPreview();
    expect(preview.standing.peek()).toEqual({ kind: "none" });
    const askedMs = clock.now();
    clock.advance(500);
    preview.handleLoaded(1);
    expect(preview.standing.peek()).toEqual({ kind: "saved", askedMs });
    await refresh();
    expect(preview.standing.peek()).toEqual({ kind: "updating" });
    preview.handleLoaded(2);
    expect(preview.standing.peek()).toEqual({ kind: "saved", askedMs: askedMs + 1500 });
  });

  test.for([
    ["shown", aPdf],
    ["refused", () => new Response("", { status: 502 })],
  ] as const)(
    'the status is "updating", even if a version in between is %s',
    async ([what, between]) => {
      const later = new Map<number, (answer: Response) => void>();
      let calls = 0;
      const { contract, clock, reports, until, answered } = await openWizard({
        pdf() {
          calls += 1;
          const at = calls;
          return at === 1 ? aPdf() : new Promise((resolve) => later.set(at, resolve));
        },
      });
      const { preview } = contract;
      contract.handleFramesLoaded();
      await answered();
      preview.handleLoaded(1);
      for (const at of [2, 3]) {
        clock.advance(1000);
        contract.refreshPreview();
        await until(() => later.has(at));
      }
      later.get(2)?.(between());
      await until(() => preview.previews.peek().length === 2 || reports.length === 1);
      if (what === "shown") preview.handleLoaded(2);
      expect(preview.standing.peek()).toEqual({ kind: "updating" });
    },
  );

  test("the status names the time of the version that stays after a failure", async () => {
    const answers = [() => aPdf(), () => new Response("", { status: 502 })];
    const { preview, contract, clock, refresh } = await openPreview({
      pdf: () => (answers.shift() ?? aPdf)(),
    });
    const askedMs = clock.now();
    preview.handleLoaded(1);
    await refresh();
    expect(preview.standing.peek()).toEqual({ kind: "stale", askedMs });
    expect(contract.announcement.peek()).toBe("The preview couldn't be updated");
  });

  test("the status is empty if there is no version, because a message replaces the preview", async () => {
    const { preview } = await openPreview({ pdf: () => new Response("", { status: 502 }) });
    expect(preview.isMissing.peek()).toBe(true);
    expect(preview.standing.peek()).toEqual({ kind: "none" });
  });
});

describe("2 §4: versions replace each other", () => {
  test("older drawn versions are dropped 700 ms after the new one has loaded", async () => {
    const { preview, clock, sequences, refresh } = await openPreview();
    preview.handleLoaded(1);
    await refresh();
    clock.advance(10_000);
    expect(sequences()).toEqual([1, 2]);
    preview.handleLoaded(2);
    clock.advance(699);
    expect(sequences()).toEqual([1, 2]);
    clock.advance(1);
    expect(sequences()).toEqual([2]);
  });

  test("older versions in frames are hidden after 2 s and removed after another 5 s", async () => {
    const { preview, clock, sequences, refresh } = await openPreview({ attributes: asIframe });
    const hidden = () => preview.previews.peek().map(({ isHidden }) => isHidden);
    preview.handleLoaded(1);
    await refresh();
    preview.handleLoaded(2);
    clock.advance(1999);
    expect(hidden()).toEqual([false, false]);
    clock.advance(1);
    expect(hidden()).toEqual([true, false]);
    clock.advance(4999);
    expect(sequences()).toEqual([1, 2]);
    clock.advance(1);
    expect(sequences()).toEqual([2]);
  });

  test("Y8: a superseded answer is not shown", async () => {
    const answers: ((answer: Response) => void)[] = [];
    const { contract, clock, until, answered } = await openWizard({
      pdf: () => new Promise<Response>((resolve) => answers.push(resolve)),
    });
    const shown = () => contract.preview.previews.peek();
    contract.handleFramesLoaded();
    await until(() => answers.length === 1);
    clock.advance(1000);
    contract.refreshPreview();
    await until(() => answers.length === 2);
    answers[1]?.(aPdf("new"));
    await until(() => shown().length > 0);
    answers[0]?.(aPdf("old"));
    await answered();
    expect(shown().map(({ sequence }) => sequence)).toEqual([2]);
    expect(await textOf(shown()[0]?.file)).toContain("new");
  });

  test("Y8: a superseded failure shows no message", async () => {
    const answers: ((answer: Response) => void)[] = [];
    const { contract, clock, reports, events, until, answered } = await openWizard({
      pdf: () => new Promise<Response>((resolve) => answers.push(resolve)),
    });
    const { preview } = contract;
    contract.handleFramesLoaded();
    await until(() => answers.length === 1);
    clock.advance(1000);
    contract.refreshPreview();
    await until(() => answers.length === 2);
    answers[0]?.(new Response("", { status: 401 }));
    await until(() => reports.length === 1);
    expect([preview.isMissing.peek(), preview.isUnauthorized.peek()]).toEqual([false, false]);
    answers[1]?.(aPdf());
    await answered();
    preview.handleLoaded(2);
    expect(preview.standing.peek().kind).toBe("saved");
    expect(events.map(([name]) => name)).toEqual(["scout-preview-refreshed"]);
  });

  test("Y18: a version that is drawn after a newer one has failed is marked as not up to date", async () => {
    const answers = [aPdf(), aPdf(), new Response("", { status: 502 })];
    const { preview, clock, refresh } = await openPreview({
      pdf: () => answers.shift() ?? aPdf(),
    });
    const askedMs = clock.now();
    preview.handleLoaded(1);
    await refresh();
    await refresh();
    expect(preview.standing.peek()).toEqual({ kind: "stale", askedMs });
    preview.handleLoaded(2);
    expect(preview.standing.peek()).toEqual({ kind: "stale", askedMs: askedMs + 1000 });
    preview.handleLoaded(9);
    expect(preview.previews.peek().map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  test("Y8: a version that is drawn after a newer one is removed, and the newer one stays", async () => {
    const { preview, sequences, refresh, events } = await openPreview();
    await refresh();
    preview.handleLoaded(2);
    preview.handleLoaded(1);
    expect(sequences()).toEqual([2]);
    expect(events).toHaveLength(1);
  });
});

describe("Y12: a failed PDF", () => {
  test.for([
    ["is refused", () => new Response("", { status: 500 }), "preview-failed: 500"],
    ["is not a PDF", () => new Response("<script>alert(1)</script>"), "preview-failed"],
  ] as const)(
    "the PDF fails with %s: the screen shows that there is no preview, and the next version is shown",
    async ([, pdf, report]) => {
      const answers = [pdf, () => aPdf()];
      const { preview, reports, notices, detailsOf, refresh } = await openPreview({
        pdf: () => answers.shift()?.() ?? aPdf(),
      });
      expect(preview.isMissing.peek()).toBe(true);
      expect(detailsOf("scout-failed")).toHaveLength(1);
      expect(reports).toEqual([report]);
      expect(notices).toEqual([]);
      await refresh();
      preview.handleLoaded(2);
      expect(preview.isMissing.peek()).toBe(false);
    },
  );

  test("A15: an answer of 401 is a missing session, until a version is shown", async () => {
    let status = 401;
    const { preview, refresh } = await openPreview({
      pdf: () => (status === 200 ? aPdf() : new Response("", { status })),
    });
    const state = () => [preview.isUnauthorized.peek(), preview.isMissing.peek()];
    expect(state()).toEqual([true, true]);
    status = 500;
    await refresh();
    expect(state()).toEqual([false, true]);
    status = 200;
    await refresh();
    preview.handleLoaded(3);
    status = 401;
    await refresh();
    expect(state()).toEqual([true, false]);
    status = 200;
    await refresh();
    expect(state()).toEqual([true, false]);
    preview.handleLoaded(5);
    expect(state()).toEqual([false, false]);
  });

  test("a failed PDF does not replace the previous version", async () => {
    const answers = [aPdf(), new Response("", { status: 502 })];
    const { preview, sequences, refresh } = await openPreview({
      pdf: () => answers.shift() ?? aPdf(),
    });
    preview.handleLoaded(1);
    await refresh();
    expect(preview.isMissing.peek()).toBe(false);
    expect(sequences()).toEqual([1]);
    await refresh();
    preview.handleFailed(3, "damaged");
    expect(preview.isMissing.peek()).toBe(false);
    expect(sequences()).toEqual([1]);
  });

  test("a PDF counts as missing even if it was loaded but cannot be drawn", async () => {
    const { preview, sequences } = await openPreview();
    preview.handleFailed(1, "unreadable");
    expect(preview.isMissing.peek()).toBe(true);
    expect(sequences()).toEqual([]);
  });
});

describe("Y19: a version that was loaded but cannot be displayed", () => {
  test.each(["empty", "damaged", "password", "xfa", "unreadable"] as const)(
    "the version is %s: a message replaces the preview, and the preview is not called up to date",
    async (fault) => {
      const { preview, contract, events, files, clock, answered } = await openPreview();
      preview.handleFailed(1, fault);
      expect(preview.fault.peek()).toBe(fault);
      expect(preview.standing.peek()).toEqual({ kind: "none" });
      expect(contract.announcement.peek()).toBe(pdfFaultMessages[fault]);
      contract.download();
      await answered();
      clock.advance(1000);
      expect(files).toHaveLength(1);
      expect(events).toEqual([["scout-failed", { message: "" }]]);
    },
  );

  test("an empty answer cannot be displayed, and an answer that is not a PDF counts as missing", async () => {
    const answers = [new Response(""), new Response("<html>")];
    const { preview, sequences, refresh } = await openPreview({
      pdf: () => answers.shift() ?? aPdf(),
    });
    expect(sequences()).toEqual([1]);
    preview.handleFailed(1, "empty");
    await refresh();
    expect([preview.isMissing.peek(), preview.fault.peek()]).toEqual([true, null]);
  });

  test("a version that cannot be displayed does not replace one that can be", async () => {
    const { preview, contract, refresh, clock } = await openPreview();
    const askedMs = clock.now();
    preview.handleLoaded(1);
    await refresh();
    preview.handleFailed(2, "xfa");
    expect(preview.isMissing.peek()).toBe(false);
    expect(preview.standing.peek()).toEqual({ kind: "stale", askedMs });
    expect(contract.announcement.peek()).toBe("The preview couldn't be updated");
  });
});

describe("Y11: download", () => {
  test("a download saves the newest loaded version as scout-contract.pdf, without a request", async () => {
    const answers = [aPdf("one"), aPdf("two")];
    const { contract, preview, pdfs, files, refresh, answered } = await openPreview({
      pdf: () => answers.shift() ?? aPdf("three"),
    });
    preview.handleLoaded(1);
    await refresh();
    contract.download();
    await answered();
    expect(pdfs()).toHaveLength(2);
    expect(files.map(({ name }) => name)).toEqual(["scout-contract.pdf"]);
    expect(await textOf(files[0]?.file)).toContain("one");
  });

  test("a download requests the PDF once if no version is loaded, even for two clicks", async () => {
    const { contract, pdfs, files, answered } = await openWizard();
    contract.download();
    contract.download();
    await answered();
    expect(pdfs()).toHaveLength(1);
    expect(files).toHaveLength(1);
  });

  test("2 §4: the spinner of a download disappears about a second later, and is announced until then", async () => {
    const { contract, clock, answered } = await openWizard();
    const state = () => [contract.isDownloading.peek(), contract.announcement.peek()];
    contract.download();
    await answered();
    clock.advance(999);
    expect(state()).toEqual([true, "Downloading the contract"]);
    clock.advance(1);
    expect(state()).toEqual([false, ""]);
  });

  test("A15: a download answered with 401 is a missing session without a notice, until the next download", async () => {
    const answers = [new Response("", { status: 401 }), aPdf()];
    const { contract, clock, files, notices, answered } = await openWizard({
      pdf: () => answers.shift() ?? aPdf(),
    });
    const said: boolean[] = [];
    for (let tries = 0; tries < 2; tries += 1) {
      contract.download();
      await answered();
      clock.advance(1000);
      said.push(contract.isUnauthorized.peek());
    }
    expect([said, files.length, notices]).toEqual([[true, false], 1, []]);
  });

  test("M9: nothing is saved, announced or logged after the screen has ended", async () => {
    let answer: (response: Response) => void = () => {};
    const { contract, model, pdfs, files, notices, reports, until, answered } = await openWizard({
      pdf: () => new Promise((resolve) => (answer = resolve)),
    });
    contract.download();
    await until(() => pdfs().length > 0);
    model.dispose();
    answer(aPdf());
    await answered();
    expect([files, notices, reports]).toEqual([[], [], []]);
  });

  test("O5: a failed download is logged and shown, and can be retried", async () => {
    const answers = [new Response("", { status: 500 }), new Response("<html>"), aPdf()];
    const { contract, clock, files, notices, reports, answered } = await openWizard({
      pdf: () => answers.shift() ?? aPdf(),
    });
    for (let tries = 0; tries < 3; tries += 1) {
      contract.download();
      await answered();
      clock.advance(1000);
    }
    expect(notices).toEqual(Array(2).fill(["warning", "An error has occurred."]));
    expect(reports).toEqual(["contract-download-failed: 500", "contract-download-failed"]);
    expect(files).toHaveLength(1);
  });
});
