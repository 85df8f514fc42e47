import { describe, expect, test } from "vitest";
import { indexActs } from "../../../src/elements/solutions-index/index-acts.model.ts";
import { writing } from "../../support/english-writing.ts";
import { deferred } from "../../support/fake-ports.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import {
  acme,
  bolt,
  type IndexGiven,
  indexAnswer,
  loadCall,
  provider,
  saveCall,
  savedAs,
  tokenCall,
} from "./index-answers.ts";

type Answerer = () => Response | Promise<Response>;

interface Given extends IndexGiven, ModelGivenFor<"solutions-index"> {
  /** Answers of the index in turn. The last one is repeated. */
  readonly loads?: readonly Answerer[];
  readonly tokens?: readonly Answerer[];
  readonly saves?: readonly Answerer[];
}

const pageUrl = "https://portal.example/page";
const refusal = (status: number) => () => new Response("", { status });

/** Opens the index with its first answer. */
async function openIndex(given: Given = {}) {
  const loads = [...(given.loads ?? [() => indexAnswer(given)])];
  const [tokens, saves] = [[...(given.tokens ?? [])], [...(given.saves ?? [])]];
  const bodies: unknown[] = [];
  const save = async (request: Request) => {
    bodies.push(await request.json());
    return saves.shift()?.() ?? Response.error();
  };
  const screen = await openModel("solutions-index", {
    ...given,
    answers: {
      [loadCall]: () => (loads.length > 1 ? loads.shift() : loads[0])?.() ?? Response.error(),
      [tokenCall]: () => (tokens.shift() ?? (() => new Response("csrf")))(),
      [saveCall("a")]: save,
      [saveCall("b")]: save,
    },
  });
  await screen.answered();
  const { model } = screen;
  const callsOf = (name: string) => screen.calls.filter((call) => call.name === name);
  return {
    ...screen,
    bodies,
    callsOf,
    chosen: () => model.provider.peek()?.label ?? null,
    ticked: () => [...(model.selection.peek() ?? [])],
    opened: () => [...model.opened.peek()],
    submit() {
      model.submit();
      return screen.answered();
    },
  };
}

const fiber = JSON.stringify(["access", "1"]);
const darkFiber = JSON.stringify(["access", "2"]);

/** Starts editing Acme, and ticks Dark Fiber unless `isDirty` is false. */
async function openEditing({ isDirty = true, ...given }: Given & { isDirty?: boolean } = {}) {
  const screen = await openIndex({ attributes: { provider: "a" }, ...given });
  screen.model.makeEdits();
  if (isDirty) screen.model.toggle(darkFiber);
  await screen.answered();
  return screen;
}

describe("the index", () => {
  test("the index is loading until its answer, and stays while it is loaded again", async () => {
    const [first, second] = [deferred<Response>(), deferred<Response>()];
    const answers = [first, second];
    const { model, calls, until, answered } = await openModel("solutions-index", {
      answers: { [loadCall]: () => (answers.shift() ?? first).promise },
    });
    const isLoading = (times: number) =>
      until(() => calls.filter(({ name }) => name === loadCall).length === times);
    await isLoading(1);
    expect(model.index.peek()).toEqual({ kind: "loading" });
    first.resolve(indexAnswer());
    await answered();
    expect(model.index.peek().kind).toBe("ready");
    model.refresh();
    await isLoading(2);
    expect(model.index.peek().kind).toBe("ready");
    second.resolve(indexAnswer({ providers: [acme] }));
    await answered();
    expect(model.provider.peek()?.label).toBe("Acme");
  });

  test.for([
    [500, refusal(500)],
    [403, refusal(403)],
    [401, refusal(401)],
    [null, () => Response.error()],
    [null, () => new Response("<html>")],
  ] as const)(
    "an index that fails with %s is reported once, and can be loaded again",
    async ([status, bad]) => {
      const { model, detailsOf, reports, answered } = await openIndex({
        loads: [bad, () => indexAnswer()],
      });
      expect(model.index.peek()).toEqual({ kind: "failed", status });
      expect(detailsOf("scout-failed")).toEqual([
        { message: "", ...(status !== null && { status }) },
      ]);
      expect(reports).toEqual([status === null ? "index-failed" : `index-failed: ${status}`]);
      expect(indexActs(model, { writing })).toEqual([]);
      model.refresh();
      await answered();
      expect(model.index.peek().kind).toBe("ready");
    },
  );
});

describe("2 §2: the provider", () => {
  test("the only provider is selected, and cannot be cleared", async () => {
    const { model, chosen, ticked } = await openIndex({ providers: [acme] });
    expect([chosen(), ticked()]).toEqual(["Acme", [fiber]]);
    model.choose(null);
    expect(chosen()).toBe("Acme");
  });

  test.each([
    ["b", "Bolt"],
    ["value-b", "Bolt"],
    [" Bolt ", "Bolt"],
    ["nobody", null],
    ["", null],
  ])("the provider is that of the attribute %j, by id, value or label: %s", async (name, label) => {
    const { model, chosen } = await openIndex({ attributes: { provider: name } });
    expect(chosen()).toBe(label);
    expect(model.selection.peek() === null).toBe(label === null);
  });

  test("a provider whose id equals the label of another is found by its id", async () => {
    const { chosen } = await openIndex({
      providers: [provider("x", "b", []), bolt],
      attributes: { provider: "b" },
    });
    expect(chosen()).toBe("Bolt");
  });

  test("I25: the provider of the URL takes precedence over the attribute, and both are followed", async () => {
    const { page, change, chosen } = await openIndex({
      url: `${pageUrl}?provider=b`,
      attributes: { provider: " a " },
    });
    expect(chosen()).toBe("Bolt");
    page.goTo("?");
    expect(chosen()).toBe("Acme");
    page.goTo("?provider=Bolt");
    expect(chosen()).toBe("Bolt");
    change({ provider: " Acme " });
    expect(chosen()).toBe("Acme");
    change({ provider: "" });
    expect(chosen()).toBeNull();
    page.goTo("?provider=none");
    expect(chosen()).toBeNull();
  });

  test("the provider is the user's choice until the URL or the attribute names another one", async () => {
    const { model, page, change, chosen } = await openIndex();
    page.goTo("?provider=b");
    model.choose("a");
    page.goTo("?provider=b&tab=2");
    expect(chosen()).toBe("Acme");
    change({ provider: "b" });
    expect(chosen()).toBe("Bolt");
    model.choose("a");
    change({ routing: "page" });
    expect(chosen()).toBe("Acme");
    page.goTo("?");
    expect(chosen()).toBe("Bolt");
  });

  test("the provider can be chosen and cleared, and another parameter of the URL changes nothing", async () => {
    const { model, page, change, chosen, ticked } = await openIndex();
    model.choose("b");
    page.goTo("?tab=2");
    change({ provider: "" });
    expect([chosen(), ticked()]).toEqual(["Bolt", [darkFiber]]);
    model.choose(null);
    expect([chosen(), model.selection.peek()]).toEqual([null, null]);
  });
});

describe("the categories", () => {
  test("R1, R18: the categories are closed at first, open one by one or all, and stay open for another provider", async () => {
    const { model, opened } = await openIndex();
    expect(opened()).toEqual([]);
    model.setOpen("other", true);
    expect(opened()).toEqual(["other"]);
    model.expandAll();
    expect(opened()).toEqual(["access", "other"]);
    model.setOpen("other", false);
    model.choose("a");
    expect(opened()).toEqual(["access"]);
    model.collapseAll();
    expect(opened()).toEqual([]);
  });

  test("R21: categories open if they contain results, and after the search those that were open before are open again", async () => {
    const { model, opened } = await openIndex();
    model.setOpen("other", true);
    model.search("dark");
    expect([model.query.peek(), model.found.peek()?.count, opened()]).toEqual([
      "dark",
      1,
      ["access"],
    ]);
    model.search("dark coax");
    expect([model.found.peek()?.count, opened()]).toEqual([0, []]);
    model.search(" ");
    expect([model.found.peek(), opened()]).toEqual([null, ["other"]]);
  });

  test("2 §6: the categories have links to the finder, but not for the provider role", async () => {
    const href = "/solutions-finder?filters=Fiber%3A1";
    const { model } = await openIndex({ capabilities: ["role:provider"] });
    expect(model.roles.peek()).toMatchObject({ isProvider: true, canEdit: false });
    expect([model.hrefOf(href), model.base]).toEqual([href, pageUrl]);
  });
});

describe("editing", () => {
  test.each([
    ["without the capability (R19)", { capabilities: [] }],
    ["without a provider", { attributes: {} }],
  ])("editing does not start: %s", async (_, given) => {
    const { model, calls } = await openEditing(given);
    expect(model.isEditing.peek()).toBe(false);
    expect(calls.map(({ name }) => name)).not.toContain(tokenCall);
  });

  test("R4, R2: editing toggles single terms, and outside of it no term can be ticked", async () => {
    const { model, ticked, callsOf } = await openIndex({ attributes: { provider: "a" } });
    model.toggle(darkFiber);
    expect([ticked(), model.isEditing.peek()]).toEqual([[fiber], false]);
    model.makeEdits();
    model.toggle(darkFiber);
    expect([ticked(), model.isEditing.peek()]).toEqual([[fiber, darkFiber], true]);
    model.toggle(fiber);
    expect(ticked()).toEqual([darkFiber]);
    expect(callsOf(tokenCall)).toHaveLength(0);
  });

  test("R18: editing opens the first category that the provider covers, unless the user has opened one", async () => {
    const { model, opened } = await openIndex();
    model.choose("a");
    expect(opened()).toEqual([]);
    model.makeEdits();
    expect(opened()).toEqual(["access"]);
    model.cancel();
    model.collapseAll();
    model.setOpen("other", true);
    model.makeEdits();
    expect(opened()).toEqual(["other"]);
  });

  test("R18: editing a provider that covers nothing opens the first category", async () => {
    const { model, opened } = await openIndex({ providers: [provider("a", "Acme", [])] });
    model.makeEdits();
    expect(opened()).toEqual(["access"]);
  });

  test("an administrator publishes a draft by submitting it without a change", async () => {
    const { model, submit, callsOf } = await openIndex({ saves: [savedAs()] });
    model.choose("a");
    model.makeEdits();
    expect(model.changes.peek()).toBe(0);
    await submit();
    expect(callsOf(saveCall("a"))).toHaveLength(1);
  });

  test("X7: editing changes the commands", async () => {
    const { model } = await openIndex();
    const names = () =>
      indexActs(model, { writing }).flatMap(({ acts }) => acts.map(({ name }) => name));
    const run = (name: string) =>
      indexActs(model, { writing })
        .flatMap(({ acts }) => acts)
        .find((act) => act.name === name)
        ?.run();
    const always = ["Expand All", "Collapse All"];
    expect(names()).toEqual(always);
    model.choose("a");
    expect(names()).toEqual([...always, "Make Edits"]);
    run("Make Edits");
    expect(names()).toEqual([...always, "Submit Edits", "Cancel"]);
    run("Cancel");
    expect(names()).toEqual([...always, "Make Edits"]);
  });
});

describe("a submission", () => {
  const termOf = (id: string) => ({ type: "taxonomy_term--access", id });
  const bodyOf = (ids: readonly string[], attributes: object) => ({
    data: {
      ...{ type: "node--provider_solutions_terms", id: "a", attributes },
      relationships: { field_access: { data: ids.map(termOf) } },
    },
  });

  test("R5, R8, R12: a submission sends a draft of every field, replaces the provider and says that it will be reviewed", async () => {
    const saved = { ...provider("a", "Acme", ["2"]), content_in_moderation: true };
    const screen = await openEditing({ saves: [savedAs(saved)] });
    screen.model.toggle(fiber);
    await screen.submit();
    expect(screen.bodies).toEqual([bodyOf(["uuid-2"], { moderation_state: "draft" })]);
    const [call] = screen.callsOf(saveCall("a"));
    expect(call?.headers.get("X-CSRF-Token")).toBe("csrf");
    expect(screen.notices).toEqual([
      ["success", "Your edits have been submitted for review and publishing."],
    ]);
    expect(screen.events).toEqual([
      ["scout-index-submitted", { providerId: "a", moderated: true }],
    ]);
    expect(screen.model.isEditing.peek()).toBe(false);
    expect(screen.model.provider.peek()?.inModeration).toBe(true);
    expect(screen.ticked()).toEqual([darkFiber]);
    expect(screen.callsOf(loadCall)).toHaveLength(1);
  });

  test.for([
    ["the capability", { capabilities: ["solutions-index:edit", "role:administrator"] }],
    ["the role in the settings", { user: "administrator" }],
  ] as const)("R8, R9, R12: an administrator by %s saves directly", async ([, given]) => {
    const { bodies, notices, detailsOf, submit } = await openEditing({
      ...given,
      saves: [savedAs(acme)],
    });
    await submit();
    expect(bodies).toEqual([bodyOf(["uuid-1", "uuid-2"], {})]);
    expect(notices).toEqual([["success", "Acme has been updated."]]);
    expect(detailsOf("scout-index-submitted")).toEqual([{ providerId: "a", moderated: false }]);
  });

  test("R21: a submission during a search sends all terms, not only the results", async () => {
    const { model, bodies, submit } = await openEditing({ saves: [savedAs(acme)] });
    model.search("dark");
    await submit();
    expect(bodies).toMatchObject([bodyOf(["uuid-1", "uuid-2"], {})]);
  });

  test("R12: a submission loads the index again if the answer has no provider", async () => {
    const { model, callsOf, submit } = await openEditing({ saves: [savedAs()] });
    await submit();
    expect(callsOf(loadCall)).toHaveLength(2);
    expect(model.isEditing.peek()).toBe(false);
  });

  test("R7: a submission without a term is not sent", async () => {
    const { model, bodies, notices, submit } = await openEditing({ isDirty: false });
    model.toggle(fiber);
    await submit();
    expect(notices).toEqual([["warning", "Please make a selection before submitting changes."]]);
    expect([bodies, model.isEditing.peek()]).toEqual([[], true]);
  });

  test("a submission before edits does nothing", async () => {
    const { bodies, notices, submit } = await openIndex({ attributes: { provider: "a" } });
    await submit();
    expect([bodies, notices]).toEqual([[], []]);
  });

  test.for([
    ["is refused", refusal(500), "index-save-failed: 500"],
    ["has another code (R14)", () => Response.json({ data: { code: "403" } }), "index-save-failed"],
    ["has no connection", () => Response.error(), "index-save-failed"],
  ] as const)(
    "R13: a submission that %s keeps the draft, and the next one requests a new token",
    async ([, bad, report]) => {
      const good = () => Response.json({ data: { code: "200", provider: acme } });
      const { model, ticked, notices, reports, events, callsOf, submit } = await openEditing({
        saves: [bad, good],
      });
      await submit();
      expect(notices).toEqual([["warning", "An error has occurred. Please try again later."]]);
      expect(reports).toEqual([report]);
      expect([ticked(), model.isEditing.peek(), events]).toEqual([[fiber, darkFiber], true, []]);
      await submit();
      expect(callsOf(tokenCall)).toHaveLength(2);
      expect(model.isEditing.peek()).toBe(false);
    },
  );

  test("R13: a submission requests the token again if none arrived when editing began", async () => {
    const { model, callsOf, notices, submit } = await openEditing({
      tokens: [refusal(500)],
      saves: [savedAs(acme)],
    });
    expect(notices).toEqual([]);
    await submit();
    expect(callsOf(tokenCall)).toHaveLength(2);
    expect(model.isEditing.peek()).toBe(false);
  });

  test("A15: a submission answered with 401 shows that the user is not signed in, until editing ends or the next submission", async () => {
    const { model, notices, ticked, submit } = await openEditing({
      saves: [refusal(401), refusal(500), refusal(401)],
    });
    const said: boolean[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      await submit();
      said.push(model.isUnauthorized.peek());
    }
    expect(said).toEqual([true, false, true]);
    expect(notices).toHaveLength(1);
    expect(ticked()).toEqual([fiber, darkFiber]);
    model.cancel();
    model.discard();
    expect([model.isUnauthorized.peek(), model.isEditing.peek()]).toEqual([false, false]);
  });

  test("a submission is sent once, and until its answer no other action is possible", async () => {
    const answer = deferred<Response>();
    const { model, chosen, ticked, bodies, until, answered } = await openEditing({
      saves: [() => answer.promise],
    });
    model.submit();
    expect([model.isSaving.peek(), model.isUnauthorized.peek()]).toEqual([true, false]);
    model.submit();
    model.toggle(fiber);
    model.choose("b");
    model.cancel();
    await until(() => bodies.length > 0);
    expect(model.asksToDiscard.peek()).toBe(false);
    expect([chosen(), ticked()]).toEqual(["Acme", [fiber, darkFiber]]);
    answer.resolve(savedAs(acme)());
    await answered();
    expect([bodies.length, model.isSaving.peek()]).toEqual([1, false]);
  });

  test("M9: a submission emits nothing after the element has ended", async () => {
    const answer = deferred<Response>();
    const { model, events, notices, reports, page, bodies, until, answered } = await openEditing({
      saves: [() => answer.promise],
    });
    model.submit();
    await until(() => bodies.length > 0);
    model.dispose();
    answer.resolve(savedAs(acme)());
    await answered();
    expect([events, notices, reports, page.guards()]).toEqual([[], [], [], 0]);
    page.goTo("?provider=b");
    expect(model.provider.peek()).toBeNull();
  });
});

describe("edits that would be lost", () => {
  test("edits are discarded by Cancel after the user confirms it", async () => {
    const { model, ticked } = await openEditing();
    model.cancel();
    expect([model.asksToDiscard.peek(), model.isEditing.peek()]).toEqual([true, true]);
    model.keep();
    expect([model.asksToDiscard.peek(), ticked()]).toEqual([false, [fiber, darkFiber]]);
    model.discard();
    expect(model.isEditing.peek()).toBe(true);
    model.cancel();
    model.discard();
    expect([model.asksToDiscard.peek(), model.isEditing.peek()]).toEqual([false, false]);
    expect(ticked()).toEqual([fiber]);
  });

  test.for([
    ["Cancel", (model) => model.cancel(), "Acme"],
    ["another provider", (model) => model.choose("b"), "Bolt"],
  ] as const satisfies readonly (readonly [string, (model: Model) => void, string])[])(
    "2 §4: without a change %s needs no confirmation",
    async ([, act, label]) => {
      const { model, page, chosen } = await openEditing();
      // The same terms as before, in another order.
      model.toggle(darkFiber);
      model.toggle(fiber);
      model.toggle(fiber);
      expect(page.guards()).toBe(0);
      act(model);
      expect([model.asksToDiscard.peek(), model.isEditing.peek()]).toEqual([false, false]);
      expect(chosen()).toBe(label);
    },
  );

  test("R15: edits delay another provider until confirmation, but not the same one", async () => {
    const { model, chosen, ticked } = await openEditing();
    model.choose("a");
    expect(model.asksToDiscard.peek()).toBe(false);
    model.choose("b");
    expect([model.asksToDiscard.peek(), chosen()]).toEqual([true, "Acme"]);
    model.keep();
    expect([chosen(), ticked()]).toEqual(["Acme", [fiber, darkFiber]]);
    model.choose("b");
    model.discard();
    expect([chosen(), ticked(), model.isEditing.peek()]).toEqual(["Bolt", [darkFiber], false]);
  });

  test.for([
    ["the URL", ({ page }) => page.goTo("?provider=b")],
    ["the attribute", ({ change }) => change({ provider: "b" })],
  ] as const satisfies readonly (readonly [string, (screen: Screen) => void])[])(
    "R15: edits also delay another provider of %s",
    async ([, act]) => {
      const screen = await openEditing();
      act(screen);
      expect([screen.model.asksToDiscard.peek(), screen.chosen()]).toEqual([true, "Acme"]);
      screen.model.discard();
      expect(screen.chosen()).toBe("Bolt");
    },
  );

  test("T12: edits delay another screen until confirmation, and its navigation state is preserved", async () => {
    const { model, page, events, ticked } = await openEditing();
    const href = "/scout";
    const leave = () => page.addressFor({ routing: "page", ask: () => true }).navigate(href);
    expect(page.guards()).toBe(1);
    leave();
    expect([model.asksToDiscard.peek(), page.left]).toEqual([true, []]);
    model.keep();
    expect(ticked()).toEqual([fiber, darkFiber]);
    leave();
    model.discard();
    expect(page.left).toEqual([{ href: "https://portal.example/scout", replace: false }]);
    expect(events).toEqual([["scout-navigated", { href, replace: false, state: {} }]]);
    expect([page.guards(), model.isEditing.peek()]).toEqual([0, false]);
  });

  test("edits count as changed if the index cannot be loaded again", async () => {
    const { model, page, answered } = await openEditing({
      loads: [() => indexAnswer(), refusal(500)],
    });
    model.toggle(darkFiber);
    expect(page.guards()).toBe(0);
    model.refresh();
    await answered();
    expect([model.index.peek().kind, page.guards()]).toEqual(["failed", 1]);
  });

  describe("A15: edits survive a sign-in", () => {
    const given = { saves: [refusal(401)] };

    /** Opens the screen on the same page after the sign-in. */
    async function openAfter(before: Screen) {
      before.model.dispose();
      before.core.session.signInByCookie();
      const { model, calls, answered } = await openModel("solutions-index", { beside: before });
      await answered();
      const tokens = calls.filter(({ name }) => name === tokenCall).length;
      return { model, tokens };
    }

    test("edits are restored once, and a new token is requested for them", async () => {
      const before = await openEditing(given);
      await before.submit();
      const { model, tokens } = await openAfter(before);
      expect([model.provider.peek()?.label, tokens]).toEqual(["Acme", 2]);
      expect([...(model.selection.peek() ?? [])]).toEqual([fiber, darkFiber]);
      expect(model.isEditing.peek()).toBe(true);
      model.cancel();
      model.discard();
      model.refresh();
      await before.answered();
      expect(model.isEditing.peek()).toBe(false);
    });

    test.for([
      ["the user may not edit", { capabilities: [] }, "Acme"],
      ["the provider no longer exists", { providers: [bolt, provider("c", "Coil", [])] }, null],
    ] as const)("edits are dropped if %s", async ([, after, label]) => {
      const loads = [() => indexAnswer(), () => indexAnswer(after)];
      const before = await openEditing({ ...given, loads });
      await before.submit();
      const { model, tokens } = await openAfter(before);
      expect([model.provider.peek()?.label ?? null, tokens]).toEqual([label, 1]);
      expect(model.isEditing.peek()).toBe(false);
    });

    test("edits are not saved if nothing was changed", async () => {
      const before = await openEditing({ ...given, isDirty: false });
      await before.submit();
      const { model } = await openAfter(before);
      expect(model.isEditing.peek()).toBe(false);
    });
  });
});

type Screen = Awaited<ReturnType<typeof openIndex>>;
type Model = Screen["model"];
