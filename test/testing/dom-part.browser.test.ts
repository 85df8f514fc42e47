import { afterEach, describe, expect, test, vi } from "vitest";
import { domPart } from "../../src/testing/dom-part.ts";
import { rowsOf, textOf, textsOf } from "../../src/testing/read-part.ts";

afterEach(() => document.body.replaceChildren());

/** A part with this markup, in a shadow root if `isShadow`. */
function show(markup: string, isShadow = false) {
  const start = document.createElement("div");
  document.body.append(start);
  const root = isShadow ? start.attachShadow({ mode: "open" }) : start;
  root.innerHTML = markup;
  return { root, start, part: domPart({ start, timeoutMs: 200 }) };
}

const namesOf = async (part: ReturnType<typeof domPart>) => textsOf(part);

describe("parts are found by role and accessible name", () => {
  test.each([
    ["a text", "<button>Save</button><button>Save all</button>", { name: "save" }, 2],
    [
      "an exact text",
      "<button>Save</button><button>Save all</button>",
      { name: "Save", exact: true },
      1,
    ],
    ["a pattern", "<button>Save</button><button>Save all</button>", { name: /all$/ }, 1],
    ["a label", '<button aria-label="Save">x</button>', { name: "Save", exact: true }, 1],
    [
      "hidden text in it",
      "<button>Save<span hidden> all</span></button>",
      { name: "Save", exact: true },
      1,
    ],
    ["white space", "<button>Save\n   all</button>", { name: "Save all", exact: true }, 1],
  ])("%s", async (_, markup, options, count) => {
    expect(await show(markup).part.getByRole("button", options).count()).toBe(count);
  });

  test.each([
    ["not displayed", '<div style="display:none"><button>A</button></div>'],
    ["invisible", '<div style="visibility:hidden"><button>A</button></div>'],
    ["hidden from screen readers", '<div aria-hidden="true"><button>A</button></div>'],
    ["inert", "<div inert><button>A</button></div>"],
  ])("a part that is %s is not found", async (_, markup) => {
    expect(await show(markup).part.getByRole("button").count()).toBe(0);
  });

  test("parts in open shadow roots are found, and slotted ones at their slot", async () => {
    const { start, part } = show("<h2>First</h2><slot></slot><h2>Last</h2>", true);
    start.innerHTML = "<h2>Slotted</h2>";
    expect(await namesOf(part.getByRole("heading"))).toEqual(["First", "Slotted", "Last"]);
  });

  test("content that no slot shows is not found, nor the fallback of a slot with content", async () => {
    const { start, part } = show("<slot name=a><h2>Fallback</h2></slot>", true);
    start.innerHTML = "<h2>Lost</h2><p slot=a>Content</p>";
    expect(await part.getByRole("heading").count()).toBe(0);
  });

  test("parts are found inside parts, by a text in them or by another part", async () => {
    const { part } = show(
      "<ul><li>One <button>Open</button></li><li>Two</li></ul><button>Open</button>",
    );
    const items = part.getByRole("listitem");
    expect(await items.getByRole("button").count()).toBe(1);
    expect(await namesOf(items.filter({ hasText: "two" }))).toEqual(["Two"]);
    expect(await namesOf(items.filter({ has: part.getByRole("button") }))).toEqual(["One Open"]);
    expect(await namesOf(items.first())).toEqual(["One Open"]);
  });

  test("a field is found by its label, and an element by its title", async () => {
    const { part } = show(
      '<label>Password <input type="password" value="x"></label><p title="A">b</p>',
    );
    expect(await part.getByLabel("Password", { exact: true }).inputValue()).toBe("x");
    expect(await textOf(part.getByTitle("A"))).toBe("b");
  });
});

describe("acts", () => {
  test("a press waits until the control is there and enabled", async () => {
    const { root, part } = show("");
    const pressed = part.getByRole("button", { name: "Go" }).click();
    root.innerHTML = '<button aria-disabled="true">Go</button>';
    const button = root.querySelector("button");
    const heard: string[] = [];
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      button?.addEventListener(type, () => heard.push(type));
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(heard).toEqual([]);
    button?.removeAttribute("aria-disabled");
    await pressed;
    expect(heard).toEqual(["pointerdown", "mousedown", "pointerup", "mouseup", "click"]);
    expect(document.activeElement).toBe(button);
  });

  test("a press that the page keeps from moving the focus does not move it", async () => {
    const { root, part } = show("<input><button>Go</button>");
    root.querySelector("input")?.focus();
    root.querySelector("button")?.addEventListener("mousedown", (event) => event.preventDefault());
    await part.getByRole("button").click();
    expect(document.activeElement).toBe(root.querySelector("input"));
  });

  test.each([
    ["nothing", "", 'Error: <div> has no button "Go" (waited 200 ms)'],
    [
      "several",
      "<button>Go</button><button>Go</button>",
      'Error: <div> has 2 times button "Go" (waited 200 ms)',
    ],
    [
      "a disabled one",
      "<button disabled>Go</button>",
      'Error: <div> has a disabled button "Go" (waited 200 ms)',
    ],
  ])("a press rejects if there is %s", async (_, markup, message) => {
    const button = show(markup).part.getByRole("button", { name: "Go" });
    expect(await button.click().catch(String)).toBe(message);
  });

  test("a stopped clock of the page does not stop the waiting", async () => {
    vi.useFakeTimers();
    try {
      const button = show("").part.getByRole("button");
      expect(await button.click().catch(String)).toContain("no button");
    } finally {
      vi.useRealTimers();
    }
  });

  test("a text replaces that of a field, and an option is chosen by text or value", async () => {
    const { root, part } = show(
      '<input value="old"><select><option value="a">One</option><option value="b">Two</option></select>',
    );
    const heard: string[] = [];
    for (const type of ["input", "change"]) {
      root.addEventListener(type, (event) => {
        const { target } = event;
        if (target instanceof Element) heard.push(`${target.localName} ${type}`);
      });
    }
    await part.getByRole("textbox").fill("new");
    expect(await part.getByRole("textbox").inputValue()).toBe("new");
    await part.getByRole("combobox").selectOption("Two");
    expect(await part.getByRole("combobox").inputValue()).toBe("b");
    await part.getByRole("combobox").selectOption("a");
    expect(await part.getByRole("combobox").inputValue()).toBe("a");
    const once = ["select input", "select change"];
    expect(heard).toEqual(["input input", ...once, ...once]);
    expect(await part.getByRole("combobox").selectOption("c").catch(String)).toContain('"c"');
  });
});

describe("texts", () => {
  test("blocks are apart, inline parts are not, and what screen readers skip is left out", async () => {
    const { part } = show(
      '<div>Fi<b>be</b>r</div><div>Coax<span aria-hidden="true">!</span><p hidden>x</p></div>',
    );
    expect(await textOf(part)).toBe("Fiber Coax");
  });

  test("a table is rows by the headings of its columns, without rows of another length", async () => {
    const { part } = show(`<table role="table"><tr role="row"><th role="columnheader">Name</th>
      <th role="columnheader">Speed</th></tr><tr role="row"><th role="rowheader">Acme</th>
      <td role="cell">1 Gbps</td></tr><tr role="row"><td role="cell">Details</td></tr></table>`);
    expect(await rowsOf(part.getByRole("table"))).toEqual([{ Name: "Acme", Speed: "1 Gbps" }]);
  });
});
