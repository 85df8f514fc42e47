import { describe, expect, test } from "vitest";
import type { LogoName } from "../../../src/core/branding/branding-draft.ts";
import { defaultImages } from "../../../src/core/branding/default-images.ts";
import type { Core } from "../../../src/core/create-core.ts";
import { recordOf, type UnknownRecord } from "../../../src/core/values/record.ts";
import { brandingActs } from "../../../src/elements/account-branding/branding-acts.model.ts";
import type { AnswerTable } from "../../support/answer-table.ts";
import { writing } from "../../support/english-writing.ts";
import { aUserAgent, deferred, nowSeconds } from "../../support/fake-ports.ts";
import { jpegBytes, jpegUri, pngBytes, pngOfSize, pngUri } from "../../support/image-files.ts";
import { makeToken } from "../../support/make-token.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { saveCall, saved, settingsCall, settingsOf } from "./saved-branding.ts";

const white = "#FFFFFF, 1";
const failure = ["warning", "An error has occurred."];
const jpeg = new File([jpegBytes], "new.jpg", { type: "image/jpeg" });
const empty = new File([], "empty.png", { type: "image/png" });
const untouched = { isReading: false, rejected: [] };
const emptyRejected = {
  isReading: false,
  rejected: [{ name: "empty.png", reason: "empty" }],
};

interface Given extends Omit<ModelGivenFor<"account-branding">, "answers"> {
  readonly load?: () => Response | Promise<Response>;
  readonly save?: () => Response | Promise<Response>;
}

/** Opens the branding with its settings. `bodies` collects the bodies of its saves. */
async function openBranding({ load = settingsOf(saved), save, ...given }: Given = {}) {
  const bodies: unknown[] = [];
  const answers: AnswerTable = {
    [settingsCall]: load,
    async [saveCall](request) {
      bodies.push(await request.json());
      return save?.() ?? Response.json({});
    },
  };
  const screen = await openModel("account-branding", { ...given, answers });
  await screen.answered();
  const { model } = screen;
  return {
    ...screen,
    bodies,
    ready() {
      const state = model.state.peek();
      if (state.kind !== "ready") throw new Error(`The branding is ${state.kind}.`);
      return state;
    },
    fileOf: (name: LogoName) => model.files.peek()[name],
    isRead: () =>
      screen.until(() => Object.values(model.files.peek()).every(({ isReading }) => !isReading)),
    async save() {
      model.save();
      await screen.answered();
    },
    /** Another element of the page navigates. */
    leaveFor: (href: string) =>
      screen.page
        .addressFor({ routing: "page", ask: () => true })
        .navigate(href, { from: "a link" }),
  };
}

describe("the settings", () => {
  test("2 §2: the settings are shown as soon as they are loaded, without anything to save", async () => {
    const answer = deferred<Response>();
    const screen = await openModel("account-branding", {
      answers: { [settingsCall]: () => answer.promise },
    });
    const { model, answered, events } = screen;
    model.typeColor("#abc");
    expect(model.state.peek()).toEqual({ kind: "loading" });
    answer.resolve(settingsOf(saved)());
    await answered();
    expect(model.state.peek()).toMatchObject({
      kind: "ready",
      draft: { colorText: "#0c304c", buttonText: "white" },
      hasColor: true,
      logos: { navigationLogo: null, primaryLogo: pngUri },
    });
    for (const is of [model.isChanged, model.isSaved, model.isSaving, model.isUnauthorized])
      expect(is.peek()).toBe(false);
    expect(events).toEqual([]);
  });

  test.for([
    [500, () => new Response("", { status: 500 }), { status: 500 }],
    [null, () => Response.error(), {}],
  ] as const)(
    "B16: settings that fail with %s are reported after the last try, and can be loaded again",
    async ([status, answer, detail]) => {
      let load: () => Response = answer;
      const { model, detailsOf, clock, answered, ready } = await openBranding({
        load: () => load(),
      });
      expect(model.state.peek()).toEqual({ kind: "failed", status });
      expect(detailsOf("scout-failed")).toEqual([]);
      for (const delayMs of [1000, 3000]) {
        clock.advance(delayMs);
        await answered();
      }
      expect(detailsOf("scout-failed")).toEqual([{ message: "", ...detail }]);
      load = settingsOf(saved);
      model.refresh();
      await answered();
      expect(ready().saved.siteColor).toBe(saved.site_color);
    },
  );

  test("T2: settings of a visitor without a session are a failure with 401, and no command has an effect", async () => {
    const { model, detailsOf, answered, calls } = await openModel("account-branding", {
      user: null,
    });
    await answered();
    const state = { kind: "failed", status: 401 };
    expect(model.state.peek()).toEqual(state);
    expect(detailsOf("scout-failed")).toEqual([{ message: "", status: 401 }]);
    model.typeColor("#abc");
    model.clearLogo("primaryLogo");
    model.dropBrokenLogo("primaryLogo");
    model.save();
    model.leave();
    await answered();
    expect(model.state.peek()).toEqual(state);
    expect(model.files.peek().primaryLogo).toEqual(untouched);
    expect(calls.map(({ name }) => name)).toEqual([settingsCall]);
  });

  test.for([
    ["end the screen without edits", false, { kind: "failed", status: 401 }, [401]],
    ["keep the edits", true, { kind: "ready", draft: { colorText: "#abc" } }, []],
  ] as const)(
    "A15, T2: the settings of an expired session %s",
    async ([, isEdited, state, statuses]) => {
      const exp = nowSeconds + 60;
      const token = makeToken({ sub: "dana", iat: nowSeconds, exp, ura: aUserAgent });
      const { model, clock, detailsOf } = await openBranding({ token });
      if (isEdited) model.typeColor("#abc");
      clock.advance(61_000);
      expect(model.state.peek()).toMatchObject(state);
      expect(detailsOf("scout-failed")).toEqual(
        statuses.map((status) => ({ message: "", status })),
      );
    },
  );

  test("settings that fail after the session has expired are reported once", async () => {
    const token = makeToken({
      sub: "dana",
      iat: nowSeconds,
      exp: nowSeconds + 60,
      ura: aUserAgent,
    });
    const { clock, answered, detailsOf } = await openBranding({
      token,
      load: () => new Response("", { status: 500 }),
    });
    for (const delayMs of [1000, 3000, 60_000]) {
      clock.advance(delayMs);
      await answered();
    }
    expect(detailsOf("scout-failed")).toEqual([{ message: "", status: 500 }]);
  });

  test("B18: addresses of pictures are resolved against the API", async () => {
    const { model } = await openBranding();
    expect(model.base).toMatchObject({
      page: "https://portal.example/page",
      api: "https://portal.example/",
    });
  });
});

describe("the edits", () => {
  test.for(["#abcde", "red", ""])("T1: %j is not a colour, and is not saved", async (text) => {
    const { model, ready, bodies, save } = await openBranding();
    model.typeColor(text);
    expect(ready()).toMatchObject({
      hasColor: false,
      draft: { colorText: text, color: { hex: "#0c304c", alpha: 1 } },
    });
    expect(model.isChanged.peek()).toBe(true);
    await save();
    expect(bodies).toEqual([]);
  });

  test("edits that return to the saved branding do not count as changes, and nothing is sent", async () => {
    const { model, bodies, save } = await openBranding();
    model.typeColor("#ABC");
    model.chooseButtonText("black");
    expect(model.isChanged.peek()).toBe(true);
    model.typeColor("0C304C");
    model.chooseButtonText("white");
    expect(model.isChanged.peek()).toBe(false);
    await save();
    expect(bodies).toEqual([]);
  });

  test("edits are discarded together with messages about files and the session", async () => {
    const { model, ready, save, isRead, fileOf } = await openBranding({
      save: () => new Response("", { status: 401 }),
    });
    model.typeColor("#abc");
    model.clearLogo("primaryLogo");
    model.chooseLogo("navigationLogo", [empty]);
    await isRead();
    await save();
    expect(model.isUnauthorized.peek()).toBe(true);
    expect(fileOf("navigationLogo")).toEqual(emptyRejected);
    model.discard();
    expect(ready()).toMatchObject({
      draft: { colorText: "#0c304c", primaryLogo: "kept" },
      logos: { primaryLogo: pngUri },
    });
    expect(model.isChanged.peek()).toBe(false);
    expect(model.isUnauthorized.peek()).toBe(false);
    expect(fileOf("navigationLogo")).toEqual(untouched);
  });
});

describe("a save", () => {
  test("T3, T7: a save sends the changes, notifies the host page, and loads / again", async () => {
    const { model, bodies, save, events, page, ready } = await openBranding();
    model.typeColor("#ABC");
    model.chooseButtonText("black");
    expect(model.isSaved.peek()).toBe(false);
    await save();
    expect(bodies).toEqual([{ button_text_color: "#000000, 1", site_color: "#aabbcc, 1" }]);
    const settings = {
      siteColor: "#aabbcc, 1",
      buttonTextColor: "#000000, 1",
      navigationLogo: null,
      primaryLogo: pngUri,
    };
    // In this state the portal reloads the page. Otherwise it would show a screen (decisions T7).
    const reload = { href: "/", replace: false, state: { reload: true } };
    expect(events).toEqual([
      ["scout-branding-saved", { settings }],
      ["scout-navigated", reload],
    ]);
    expect(page.left).toEqual([{ href: "https://portal.example/", replace: false }]);
    expect(ready()).toMatchObject({ saved: settings, draft: { colorText: "#aabbcc" } });
    expect([model.isSaved, model.isSaving, model.isChanged].map((one) => one.peek())).toEqual([
      true,
      false,
      false,
    ]);
    model.typeColor("#abcd");
    expect(model.isSaved.peek()).toBe(false);
  });

  test("T7: a save whose reload the host page prevents applies the new branding to all elements of the page", async () => {
    const { model, save, core, detailsOf, calls } = await openBranding({
      prevents: ["scout-branding-saved"],
    });
    model.typeColor("#abcd");
    await save();
    expect(detailsOf("scout-navigated")).toEqual([]);
    expect(core.settings.state.peek()).toHaveProperty("settings.siteColor", "#aabbcc, 0.867");
    expect(calls.filter(({ name }) => name === settingsCall)).toHaveLength(1);
  });

  test("T3: a save sends null for a cleared logo, a file as its data, and the default as the bundled picture", async () => {
    const { model, bodies, save, isRead, fileOf } = await openBranding();
    model.clearLogo("primaryLogo");
    model.chooseLogo("navigationLogo", [jpeg]);
    expect(fileOf("navigationLogo")).toEqual({ isReading: true, rejected: [] });
    await isRead();
    await save();
    model.putDefaultLogo("primaryLogo");
    await isRead();
    await save();
    expect(bodies).toEqual([
      { button_text_color: white, primary_logo: null, navigation_logo: jpegUri },
      { button_text_color: white, primary_logo: defaultImages.primaryLogo.uri },
    ]);
  });

  test.for([500, 403, 422, 401, null])(
    "T6: a save that fails with %s is reported, keeps the edits, and can be repeated",
    async (status) => {
      const answers = [status === null ? Response.error() : new Response("", { status })];
      const { model, bodies, save, reports, notices, detailsOf, ready } = await openBranding({
        save: () => answers.shift() ?? Response.json({}),
      });
      model.typeColor("#abc");
      await save();
      const isOut = status === 401;
      expect(notices).toEqual(isOut ? [] : [failure]);
      expect(model.isUnauthorized.peek()).toBe(isOut);
      expect(reports.filter((report) => report.startsWith("branding-save-failed"))).toHaveLength(1);
      expect(ready().draft.colorText).toBe("#abc");
      expect(model.isSaving.peek()).toBe(false);
      expect(model.isSaved.peek()).toBe(false);
      expect(detailsOf("scout-branding-saved")).toEqual([]);
      await save();
      expect(model.isUnauthorized.peek()).toBe(false);
      expect(model.isSaved.peek()).toBe(true);
      expect(bodies).toHaveLength(2);
    },
  );

  test("a save in progress ignores further saves and edits", async () => {
    const answer = deferred<Response>();
    const { model, bodies, answered, until, ready } = await openBranding({
      save: () => answer.promise,
    });
    model.typeColor("#abc");
    model.save();
    await until(() => bodies.length === 1);
    expect(model.isSaving.peek()).toBe(true);
    model.save();
    model.chooseButtonText("black");
    model.typeColor("#123456");
    model.discard();
    expect(ready().draft).toMatchObject({ colorText: "#abc", buttonText: "white" });
    answer.resolve(Response.json({}));
    await answered();
    expect(bodies).toHaveLength(1);
    expect(model.isSaving.peek()).toBe(false);
  });

  test.for([
    ["success", () => Response.json({})],
    ["failure", () => new Response("", { status: 500 })],
  ] as const)(
    "a save whose element is removed before its %s does nothing more",
    async ([, outcome]) => {
      const answer = deferred<Response>();
      const { model, bodies, answered, until, events, notices, reports } = await openBranding({
        save: () => answer.promise,
      });
      model.typeColor("#abc");
      model.save();
      await until(() => bodies.length === 1);
      model.dispose();
      answer.resolve(outcome());
      await answered();
      expect([events, notices, reports]).toEqual([[], [], []]);
    },
  );
});

describe("T4: a chosen file", () => {
  test("a file that is rejected keeps the logo, until a valid file or Clear removes the reason", async () => {
    const { model, ready, isRead, fileOf, notices } = await openBranding();
    const choose = async (...files: readonly File[]) => {
      model.chooseLogo("primaryLogo", files);
      await isRead();
    };
    await choose(empty);
    expect(fileOf("primaryLogo")).toEqual(emptyRejected);
    expect(fileOf("navigationLogo")).toEqual(untouched);
    expect(ready().logos.primaryLogo).toBe(pngUri);
    expect(model.isChanged.peek()).toBe(false);
    await choose(jpeg);
    expect(fileOf("primaryLogo")).toEqual(untouched);
    expect(ready().draft.primaryLogo).toEqual({ uri: jpegUri, name: "new.jpg", size: 285 });
    await choose(empty);
    expect(ready().logos.primaryLogo).toBe(jpegUri);
    await choose();
    expect(notices).toEqual([]);
    expect(fileOf("primaryLogo")).toEqual(untouched);
    expect(ready().logos.primaryLogo).toBe(jpegUri);
    await choose(empty);
    model.clearLogo("primaryLogo");
    expect(fileOf("primaryLogo")).toEqual(untouched);
    expect(ready().draft.primaryLogo).toBe("cleared");
  });

  /** A file whose reading the test finishes. */
  function slowFile() {
    const reading = deferred<ArrayBuffer>();
    const file = new File([pngBytes], "slow.png", { type: "image/png" });
    file.arrayBuffer = () => reading.promise;
    return { file, finish: () => reading.resolve(pngOfSize(200).buffer) };
  }

  type Branding = Awaited<ReturnType<typeof openBranding>>;
  test.for<[string, (screen: Branding) => void, string | null]>([
    ["another file", ({ model }) => model.chooseLogo("primaryLogo", [jpeg]), jpegUri],
    ["Clear", ({ model }) => model.clearLogo("primaryLogo"), null],
    ["Discard changes", ({ model }) => model.discard(), pngUri],
    [
      "the default logo",
      ({ model }) => model.putDefaultLogo("primaryLogo"),
      defaultImages.primaryLogo.uri,
    ],
    ["the end of the element", ({ model }) => model.dispose(), pngUri],
  ])("a file that is still being read is ignored after %s", async ([, act, shown]) => {
    const screen = await openBranding();
    const { file, finish } = slowFile();
    screen.model.chooseLogo("primaryLogo", [file]);
    act(screen);
    await screen.isRead();
    finish();
    await screen.answered();
    expect(screen.ready().logos.primaryLogo).toBe(shown);
    expect(screen.fileOf("primaryLogo")).toEqual(untouched);
  });

  test("a chosen file takes precedence over a default logo that loads after it", async () => {
    const { model, isRead, answered, ready } = await openBranding();
    model.putDefaultLogo("primaryLogo");
    model.chooseLogo("primaryLogo", [jpeg]);
    await isRead();
    await answered();
    expect(ready().logos.primaryLogo).toBe(jpegUri);
  });

  test("a file that cannot be read is reported, if it is the last one chosen", async () => {
    const broken = new File([], "broken.png");
    Object.defineProperty(broken, "size", {
      get() {
        throw new Error("The file is gone.");
      },
    });
    const { model, notices, isRead, answered, fileOf, ready } = await openBranding();
    model.chooseLogo("primaryLogo", [broken]);
    model.chooseLogo("primaryLogo", [jpeg]);
    await isRead();
    await answered();
    expect(notices).toEqual([]);
    expect(ready().logos.primaryLogo).toBe(jpegUri);
    model.chooseLogo("primaryLogo", [broken]);
    await isRead();
    expect(notices).toEqual([failure]);
    expect(fileOf("primaryLogo")).toEqual(untouched);
    expect(ready().logos.primaryLogo).toBe(jpegUri);
  });

  test("T4: a file that the browser cannot show is rejected, and the saved logo returns", async () => {
    const { model, ready, isRead, answered, fileOf } = await openBranding();
    model.dropBrokenLogo("primaryLogo");
    await answered();
    expect(fileOf("primaryLogo")).toEqual(untouched);
    model.chooseLogo("primaryLogo", [jpeg]);
    await isRead();
    model.dropBrokenLogo("primaryLogo");
    expect(ready().logos.primaryLogo).toBe(pngUri);
    await isRead();
    expect(fileOf("primaryLogo").rejected).toEqual([{ name: "new.jpg", reason: "damaged" }]);
    model.chooseLogo("primaryLogo", [jpeg]);
    await isRead();
    model.dropBrokenLogo("primaryLogo");
    model.clearLogo("primaryLogo");
    await answered();
    expect(fileOf("primaryLogo")).toEqual(untouched);
  });
});

describe("T12: unsaved changes", () => {
  test("unsaved changes require confirmation before every way to leave, until they are saved or undone", async () => {
    const { model, page, save, leaveFor } = await openBranding();
    expect(page.guards()).toBe(0);
    expect(leaveFor("/scout")).toBe(true);
    model.typeColor("#abc");
    model.typeColor("#abd");
    expect(page.guards()).toBe(1);
    expect(leaveFor("?a=b")).toBe(true);
    expect(model.isLeaving.peek()).toBe(false);
    expect(leaveFor("/scout")).toBe(false);
    expect(model.isLeaving.peek()).toBe(true);
    model.typeColor("#0c304c");
    expect(model.isLeaving.peek()).toBe(false);
    expect(page.guards()).toBe(0);
    model.typeColor("#abc");
    await save();
    expect(page.guards()).toBe(0);
  });

  test("after the question unsaved changes stay, or are discarded and the navigation continues", async () => {
    const { model, page, leaveFor, detailsOf, ready } = await openBranding();
    model.typeColor("#abc");
    leaveFor("/scout");
    model.stay();
    expect(model.isLeaving.peek()).toBe(false);
    expect(ready().draft.colorText).toBe("#abc");
    expect(detailsOf("scout-navigated")).toEqual([]);
    leaveFor("/scout");
    model.leave();
    expect(detailsOf("scout-navigated")).toEqual([
      { href: "/scout", replace: false, state: { from: "a link" } },
    ]);
    expect(page.left).toEqual([{ href: "https://portal.example/scout", replace: false }]);
    expect(model.isLeaving.peek()).toBe(false);
    expect(page.guards()).toBe(0);
  });

  test("changes of a removed element do not block anything", async () => {
    const { model, page } = await openBranding();
    model.typeColor("#abc");
    model.dispose();
    expect(page.guards()).toBe(0);
  });
});

describe("A15: edits survive a sign-in on another page", () => {
  const name = "account-branding /page";

  const workIn = (core: Core) => core.kept.entry("kept_work", recordOf, name);

  /** Opens the branding in a tab that has saved this work. */
  async function openWith(work: UnknownRecord, load = settingsOf(saved)) {
    const before = await openBranding({ load });
    before.model.dispose();
    workIn(before.core).write(work);
    return openBranding({ beside: before });
  }

  /** Returns the work that is saved after any call was answered with 401. */
  async function keptOf(act: (screen: Awaited<ReturnType<typeof openBranding>>) => Promise<void>) {
    const screen = await openBranding();
    await act(screen);
    screen.core.session.unauthorized();
    return workIn(screen.core).read();
  }

  test("edits are saved and restored unchanged", async () => {
    const kept = await keptOf(async ({ model, isRead }) => {
      model.typeColor("#ABCD");
      model.chooseButtonText("black");
      model.chooseLogo("navigationLogo", [jpeg]);
      model.clearLogo("primaryLogo");
      await isRead();
    });
    expect(kept).toEqual({
      colorText: "#ABCD",
      buttonText: "black",
      navigationLogo: [jpegUri, "new.jpg", "285"],
      primaryLogo: "cleared",
      lost: [],
    });
    const { ready, model, notices } = await openWith({ ...kept });
    expect(ready()).toMatchObject({
      draft: {
        colorText: "#ABCD",
        color: { hex: "#aabbcc" },
        buttonText: "black",
        navigationLogo: { uri: jpegUri, name: "new.jpg", size: 285 },
        primaryLogo: "cleared",
      },
      logos: { navigationLogo: jpegUri, primaryLogo: null },
    });
    expect(model.isChanged.peek()).toBe(true);
    expect(notices).toEqual([]);
  });

  test("without edits nothing is saved", async () => {
    const kept = await keptOf(async ({ model }) => {
      model.typeColor("#abc");
      model.typeColor("#0c304c");
    });
    expect(kept).toBeNull();
  });

  /** The browser saves a picture as a string, which may have a million characters. */
  test.for([
    [749_982, []],
    [749_985, ["primaryLogo"]],
  ] as const)("with a logo of %i bytes the user must choose %j again", async ([size, lost]) => {
    const kept = await keptOf(async ({ model, isRead }) => {
      const file = new File([pngOfSize(size)], "large.png", { type: "image/png" });
      model.chooseLogo("primaryLogo", [file]);
      await isRead();
    });
    expect(kept?.lost).toEqual(lost);
    expect("primaryLogo" in { ...kept }).toBe(lost.length === 0);
    const { notices, ready } = await openWith({ ...kept });
    const again = "Choose your images again. They were too large to keep during sign-in.";
    expect(notices).toEqual(lost.map(() => ["warning", again]));
    expect(typeof ready().draft.primaryLogo === "string").toBe(lost.length > 0);
  });

  test.for<[string, UnknownRecord, object]>([
    ["nothing", {}, {}],
    ["another button text", { buttonText: "red" }, {}],
    ["white", { buttonText: "white" }, { buttonText: "white" }],
    ["black", { buttonText: "black" }, { buttonText: "black" }],
    ["a script as a logo", { primaryLogo: ["javascript:alert(1)", "a", "1"] }, {}],
    ["SVG as a logo", { primaryLogo: ["data:image/svg+xml;base64,PHN2Zy8+", "a", "1"] }, {}],
    ["a logo after a space", { primaryLogo: [` ${jpegUri}`, "a", "1"] }, {}],
    ["a logo without name and size", { primaryLogo: [jpegUri] }, logoOf("", 0)],
    ["a logo without a size", { primaryLogo: [jpegUri, "a", "much"] }, logoOf("a", 0)],
    [
      "a PNG",
      { navigationLogo: [pngUri, "b", "7"] },
      {
        navigationLogo: { uri: pngUri, name: "b", size: 7 },
      },
    ],
  ])(
    "only valid edits are restored from a stored value of another script: %s",
    async ([, work, edits]) => {
      const { ready } = await openWith(work);
      expect(ready().draft).toEqual({
        colorText: "#0c304c",
        color: { hex: "#0c304c", alpha: 1 },
        buttonText: "white",
        navigationLogo: "kept",
        primaryLogo: "kept",
        ...edits,
      });
    },
  );

  test("saved white button text is restored although black is the current setting", async () => {
    const black = settingsOf({ ...saved, button_text_color: "#000000, 1" });
    const { ready } = await openWith({ buttonText: "white" }, black);
    expect(ready().draft.buttonText).toBe("white");
  });
});

function logoOf(name: string, size: number) {
  return { primaryLogo: { uri: jpegUri, name, size } };
}

test("X7: the palette offers to save, and to discard only if there are changes", async () => {
  const { model, bodies, answered } = await openBranding();
  const save = { name: "Save All Changes", run: model.save };
  const acts = () => brandingActs(model, { writing }).flatMap((group) => group.acts);
  expect(acts()).toEqual([{ ...save, unavailable: "No changes to save." }]);
  model.typeColor("#abc");
  expect(acts()).toEqual([
    { ...save, unavailable: false },
    { name: "Discard changes", run: model.discard },
  ]);
  acts()[0]?.run();
  await answered();
  expect(bodies).toHaveLength(1);
});
