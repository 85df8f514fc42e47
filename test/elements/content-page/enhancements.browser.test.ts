import "../../../src/elements/content-page/content-page.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { pageAnswer, showContent } from "./site-content.ts";

cleanUpHostPage();

const show = (body: string) => showContent(() => pageAnswer(`<main><h1>A</h1>${body}</main>`));
const button = (name: string) => page.getByRole("button", { name, exact: true });
const words = (text: string) => page.getByText(text, { exact: true });

describe("V8: expand and collapse", () => {
  const closed = [
    ["Details", "<details><summary>Details</summary><p>in 1</p></details>"],
    ["Block", "<div class=js-expand><h3>Block</h3><p>in 2</p></div>"],
    ["Data", "<section data-expand><p>Data</p><p>in 3</p></section>"],
    [
      "Bootstrap 3",
      '<a data-toggle=collapse href="#x">Bootstrap 3</a><div id=x class=collapse>in 4</div>',
    ],
    [
      "Bootstrap 5",
      '<button data-bs-toggle=collapse data-bs-target="#y">Bootstrap 5</button><div id=y>in 5</div>',
    ],
    [
      "Controls",
      "<button data-toggle=collapse aria-controls=z>Controls</button><div id=z>in 6</div>",
    ],
  ] as const;

  test("every kind opens and closes by click and by keyboard", async () => {
    await show(closed.map(([, body]) => body).join(""));
    for (const [at, [name]] of closed.entries()) {
      const control = button(name);
      const inside = words(`in ${at + 1}`);
      await expect.element(control).toHaveAttribute("aria-expanded", "false");
      await expect.element(inside).not.toBeVisible();
      await control.click();
      await expect.element(inside).toBeVisible();
      await expect.element(control).toHaveAttribute("aria-expanded", "true");
      await userEvent.keyboard("{Enter}");
      await expect.element(inside).not.toBeVisible();
    }
  });

  test("parts that the page marks as open start open", async () => {
    await show(
      `<details open><summary>One</summary><p>in 1</p></details>
      <a data-toggle=collapse href="#x">Two</a><div id=x class="collapse show">in 2</div>
      <div data-expand=open><h3>Three</h3><p>in 3</p></div>`,
    );
    for (const [at, name] of ["One", "Two", "Three"].entries()) {
      await expect.element(words(`in ${at + 1}`)).toBeVisible();
      await expect.element(button(name)).toHaveAttribute("aria-expanded", "true");
    }
  });

  test("V11: an anchor to a closed part opens it", async () => {
    await show(
      '<a href="#deep">Go</a><a data-toggle=collapse href="#x">More</a><div id=x><p id=deep>inside</p></div>',
    );
    await page.getByRole("link", { name: "Go" }).click();
    await expect.element(words("inside")).toBeVisible();
    await expect.poll(() => words("inside").element().matches(":focus")).toBe(true);
  });
});

test("V11: an anchor to another tab, or into a long text, reveals its target", async () => {
  await show(
    `<a href="#in-a">To the tab</a><a href="#in-cut">To the end</a>
    <ul class="nav nav-tabs" aria-label="Subjects"><li><a data-toggle=tab href="#a">Quotes</a>
    <li class=active><a data-toggle=tab href="#b">Orders</a></ul>
    <div class=tab-content><div id=a><p id=in-a>first</p></div><div id=b>second</div></div>
    <div class="js-truncate" data-max-chars="10">A long text that is cut <b id=in-cut>at its end</b></div>`,
  );
  await page.getByRole("link", { name: "To the tab" }).click();
  await expect.element(page.getByRole("tab", { name: "Quotes", selected: true })).toBeVisible();
  await expect.poll(() => words("first").element().matches(":focus")).toBe(true);
  await page.getByRole("link", { name: "To the end" }).click();
  await expect.poll(() => words("at its end").element().matches(":focus")).toBe(true);
});

test("V8: paragraphs, disclosures and tabs end at one edge, and a table may be wider", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1024, 768));
  const long = "A sentence that is longer than a line. ".repeat(10);
  await show(
    `<p>${long}</p><details><summary>More</summary><p>${long}</p></details>
    <ul class="nav nav-tabs" aria-label="Subjects"><li><a data-toggle=tab href="#a">Quotes</a>
    <li class=active><a data-toggle=tab href="#b">Orders</a></ul>
    <div class=tab-content><div id=a>first</div><div id=b>second</div></div>
    <table><caption>Hours</caption><tr><th>Region</th><td>East</td></tr></table>`,
  );
  await expect.element(page.getByRole("tab", { name: "Quotes" })).toBeVisible();
  const root = document.querySelector("content-page")?.shadowRoot;
  const widthOf = (part: string) =>
    root?.querySelector(`.page-body ${part}`)?.getBoundingClientRect().width ?? 0;
  const measure = widthOf("p");
  expect([widthOf(".disclosure"), widthOf(".tabs")]).toEqual([measure, measure]);
  expect(widthOf("table")).toBeGreaterThan(measure);
});

describe("V8: tabs", () => {
  const tabs = `<ul class="nav nav-tabs" aria-label="Subjects"><li><a data-toggle=tab href="#a">Quotes</a>
    <li class=active><a data-toggle=tab href="#b">Orders</a></ul>
    <div class=tab-content><div id=a>first</div><div id=b>second</div></div>`;

  test("tabs show one panel at a time, by mouse and by arrow keys, starting with the marked one", async () => {
    await show(tabs);
    await expect.element(page.getByRole("tab", { name: "Orders", selected: true })).toBeVisible();
    await expect.element(words("second")).toBeVisible();
    await expect.element(words("first")).not.toBeInTheDocument();
    await page.getByRole("tab", { name: "Quotes" }).click();
    await expect.element(page.getByRole("tabpanel", { name: "Quotes" })).toHaveTextContent("first");
    await userEvent.keyboard("{ArrowRight}");
    await expect
      .poll(() => page.getByRole("tab", { name: "Orders" }).element().matches(":focus"))
      .toBe(true);
    await expect.element(words("second")).toBeVisible();
  });

  test.each([
    [
      "Divi",
      `<div class="et_pb_module et_pb_tabs"><ul class="et_pb_tabs_controls"><li class="et_pb_tab_0"><a href="#">Quotes</a>
        <li class="et_pb_tab_1 et_pb_tab_active"><a href="#">Orders</a></ul><div class="et_pb_all_tabs">
        <div class="et_pb_tab et_pb_tab_0">first</div><div class="et_pb_tab et_pb_tab_1">second</div></div></div>`,
    ],
    [
      "Elementor",
      `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">
        <div class="elementor-tab-title" role="tab" aria-controls="e1">Quotes</div>
        <div class="elementor-tab-title" role="tab" aria-controls="e2" aria-selected="true">Orders</div></div>
        <div class="elementor-tabs-content-wrapper">
        <div class="elementor-tab-title elementor-tab-mobile-title" aria-controls="e1">Quotes</div>
        <div id="e1" class="elementor-tab-content" role="tabpanel">first</div>
        <div class="elementor-tab-title elementor-tab-mobile-title" aria-controls="e2">Orders</div>
        <div id="e2" class="elementor-tab-content" role="tabpanel">second</div></div></div>`,
    ],
  ])("tabs of %s show one panel at a time, and each label once", async (_name, body) => {
    await show(body);
    await expect.element(page.getByRole("tab", { name: "Orders", selected: true })).toBeVisible();
    await expect.element(words("first")).not.toBeInTheDocument();
    await page.getByRole("tab", { name: "Quotes" }).click();
    await expect.element(page.getByRole("tabpanel", { name: "Quotes" })).toHaveTextContent("first");
    expect(page.getByText("Orders", { exact: true }).elements()).toHaveLength(1);
  });

  test.each([
    ["a tab without its panel", tabs.replace("id=a", "id=c")],
    ["a link to another page among the tabs", tabs.replace("</ul>", '<li><a href="/x">X</a></ul>')],
    ["two tabs of one panel", tabs.replace("#b", "#a")],
  ])("%s leaves all content readable", async (_name, body) => {
    await show(body);
    await expect.element(words("first")).toBeVisible();
    await expect.element(words("second")).toBeVisible();
    await expect.element(page.getByRole("tab")).not.toBeInTheDocument();
  });
});

describe("V8: menus", () => {
  test.each([
    [
      "Bootstrap",
      '<div class=dropdown><a data-toggle=dropdown href="#">Forms</a><ul class=dropdown-menu><li><a href="/x">One</a></ul></div>',
    ],
    ["a block", '<div data-dropdown><span>Forms</span><ul><li><a href="/x">One</a></ul></div>'],
  ])(
    "the menu %s is a button that shows its links; Escape closes it and returns focus",
    async (_n, body) => {
      await show(body);
      const control = button("Forms");
      await expect.element(page.getByRole("link", { name: "One" })).not.toBeInTheDocument();
      await control.click();
      await expect.element(page.getByRole("link", { name: "One" })).toBeVisible();
      await userEvent.keyboard("{Tab}");
      await expect
        .poll(() => page.getByRole("link", { name: "One" }).element().matches(":focus"))
        .toBe(true);
      await userEvent.keyboard("{Escape}");
      await expect.poll(() => control.element().matches(":focus")).toBe(true);
      await expect.element(control).toHaveAttribute("aria-expanded", "false");
    },
  );

  test("a control without a menu is plain text", async () => {
    await show("<button data-toggle=dropdown>Forms</button><p>text</p>");
    await expect.element(words("text")).toBeVisible();
    await expect.element(button("Forms")).not.toBeInTheDocument();
  });
});

test("V8: every kind of tooltip is shown on focus and described; Escape hides it", async () => {
  const kinds = [
    '<span data-toggle=tooltip title="Tip 1">T1</span>',
    '<span data-bs-toggle=tooltip data-bs-title="Tip 2">T2</span>',
    '<span data-tooltip="Tip 3">T3</span>',
    '<abbr title="Tip 4">T4</abbr>',
  ];
  await show(kinds.join(" "));
  await expect.element(words("T4")).toHaveAttribute("tabindex", "0");
  // The pointer of an earlier test may still be over a tooltip.
  await userEvent.unhover(words("T4"));
  await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
  for (const at of [1, 2, 3, 4]) {
    await userEvent.keyboard("{Tab}");
    await expect.poll(() => words(`T${at}`).element().matches(":focus")).toBe(true);
    await expect.element(page.getByRole("tooltip")).toHaveTextContent(`Tip ${at}`);
    await expect.element(words(`T${at}`)).toHaveAccessibleDescription(`Tip ${at}`);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
  }
});

describe("V9: copy contact", () => {
  const contact = `<div class=contact><p><b>Dana  Whitfield</b><br>Manager</p><ul><li>+1 512</li><li>d@x.example</li></ul>
    <button class=copy-contact>Copy</button></div>`;

  test("the button copies the contact, its own text, or the part that it names, and confirms it", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await show(
      `${contact}<button data-clipboard-text="a@b.example">c</button>
      <p id=x>Ada</p><a data-clipboard-target="#x" href="#">c</a>`,
    );
    const controls = button("Copy contact to clipboard");
    await expect.poll(() => controls.elements().length).toBe(3);
    // The visible words begin the name.
    expect(controls.nth(0).element().textContent).toBe("Copy contact");
    for (const at of [0, 1, 2]) await controls.nth(at).click();
    await expect
      .poll(() => write.mock.calls)
      .toEqual([["Dana Whitfield\nManager\n+1 512\nd@x.example"], ["a@b.example"], ["Ada"]]);
    await expect.element(page.getByRole("tooltip")).toHaveTextContent("Copied!");
    await expect
      .element(page.getByRole("status").filter({ hasText: "Copied!" }))
      .toBeInTheDocument();
  });

  test("without a clipboard API, the older command copies the text, and focus stays", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    let copied = "";
    vi.spyOn(document, "execCommand").mockImplementation(() => {
      copied = String(window.getSelection() ?? "") || selectedText();
      return true;
    });
    await show('<button data-clipboard-text="a@b.example">c</button>');
    await button("Copy contact to clipboard").click();
    await expect
      .element(page.getByRole("status").filter({ hasText: "Copied!" }))
      .toBeInTheDocument();
    expect(copied).toBe("a@b.example");
    await expect
      .poll(() => button("Copy contact to clipboard").element().matches(":focus"))
      .toBe(true);
    expect(document.querySelector("textarea")).toBeNull();
  });

  test("if nothing can be copied, a notice reports it", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    vi.spyOn(document, "execCommand").mockReturnValue(false);
    await show('<button data-clipboard-text="a">c</button>');
    await button("Copy contact to clipboard").click();
    await expect.element(words("The contact couldn't be copied.")).toBeVisible();
  });
});

function selectedText(): string {
  const box = document.querySelector("textarea");
  return box?.value.slice(box.selectionStart, box.selectionEnd) ?? "";
}

describe("V10: a long text is shown in part", () => {
  const long = `<div data-max-chars="21" data-more-label="Go on" data-less-label="Stop"><p>One <b>two three</b> four
    five</p><p>six</p></div>`;

  test("a long text is cut between words and outside tags, with the page's own labels; all of it stays in the DOM", async () => {
    const { root } = await show(long);
    await expect.element(words("One two three four…")).toBeVisible();
    await expect.element(words("six")).not.toBeVisible();
    expect(root.textContent).toContain("six");
    await expect.element(button("Go on")).toHaveAttribute("aria-expanded", "false");
    await button("Go on").click();
    await expect.element(words("six")).toBeVisible();
    await expect.element(page.getByText("four…")).not.toBeInTheDocument();
    await button("Stop").click();
    await expect.element(words("six")).not.toBeVisible();
  });

  test("the buttons have the default labels if the page has none", async () => {
    await show("<p data-truncate=5>Hello there</p>");
    await expect.element(words("Hello…")).toBeVisible();
    await button("Show more").click();
    await expect.element(words("Hello there")).toBeVisible();
    await expect.element(button("Show less")).toBeVisible();
  });

  test("a short text, and one whose length is not a number, have no button", async () => {
    await show(
      "<p data-max-chars=500>One</p><p data-max-chars=x>Two</p><p data-max-chars=-1>Three</p>",
    );
    await expect.element(words("Three")).toBeVisible();
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  });
});

test("V14: media of the origins in embedOrigins plays on the page, above its link; other media is a link", async () => {
  const own = window.location.origin;
  configure({ embedOrigins: [own, "https://play.test"] });
  const { root } = await show(
    `<iframe src="https://play.test/tour" title="Tour"></iframe>
     <iframe src="${own}/favicon.ico" title="Own"></iframe>
     <video src="https://play.test/film.mp4" title="Film"></video>
     <audio src="https://play.test/talk.mp3" title="Talk"></audio>
     <iframe src="https://other.test/map" title="Elsewhere"></iframe>`,
  );
  await expect.element(page.getByRole("link", { name: /Elsewhere \(other\.test\)/ })).toBeVisible();
  const frames = [...root.querySelectorAll("iframe")];
  expect(frames.map(({ title, src, referrerPolicy }) => [title, src, referrerPolicy])).toEqual([
    ["Tour", "https://play.test/tour", "strict-origin"],
    ["Own", `${own}/favicon.ico`, "strict-origin"],
  ]);
  // A frame of the page's own origin could reach the page.
  expect(frames.map(({ sandbox }) => sandbox.contains("allow-same-origin"))).toEqual([true, false]);
  const players = [...root.querySelectorAll<HTMLMediaElement>("video, audio")];
  expect(players.map(({ src, controls, autoplay }) => [src, controls, autoplay])).toEqual([
    ["https://play.test/film.mp4", true, false],
    ["https://play.test/talk.mp3", true, false],
  ]);
  for (const name of [/Tour/, /Own/, /Film/, /Talk/]) {
    await expect.element(page.getByRole("link", { name })).toBeVisible();
  }
});
