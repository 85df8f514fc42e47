import { expect, onTestFinished, test } from "vitest";
import { mountUi } from "../../support/mount-ui.tsx";
import { pieces } from "../ui/all-pieces.tsx";

const boxes = {
  "no box": {},
  "a moved box": { transform: "translate(60px, 40px)" },
  "a small box": { transform: "scale(0.5)", transformOrigin: "0 0" },
  "a zoomed box": { zoom: "1.5" },
} satisfies Record<string, Partial<CSSStyleDeclaration>>;

test.for(Object.entries(boxes))(
  "in %s of the page the dragged copy follows the pointer",
  async ([, style]) => {
    const { host, shadow } = mountUi(pieces["sortable list"]);
    Object.assign(host.parentElement?.style ?? {}, style);
    const [item] = shadow.querySelectorAll(".sortable-item");
    const [handle] = shadow.querySelectorAll(".sortable-handle");
    if (!item || !handle) throw new Error("The list has no items.");
    const from = item.getBoundingClientRect();
    const send = (type: string, at: Element | Document, byPx: number) => {
      const point = { clientX: from.left + 10 + byPx, clientY: from.top + 10 + byPx };
      const pointer = {
        pointerId: 1,
        pointerType: "mouse",
        isPrimary: true,
        button: 0,
        buttons: 1,
      };
      at.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          composed: true,
          cancelable: true,
          ...pointer,
          ...point,
        }),
      );
    };
    send("pointerdown", handle, 0);
    onTestFinished(() => {
      send("pointerup", document, 24);
      // A drag ends with a click, which the library suppresses. Without it, the next click in the
      // page would be lost.
      document.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    });
    send("pointermove", document, 4);
    const copy = () => shadow.querySelector(".sortable-drag");
    await expect.poll(copy).not.toBeNull();
    send("pointermove", document, 24);
    const { left, top, width, height } = copy()?.getBoundingClientRect() ?? new DOMRect();
    const moved = [left - from.left, top - from.top];
    for (const px of moved) expect(Math.abs(px - 24), `${moved}`).toBeLessThanOrEqual(5);
    expect(Math.abs(width - from.width)).toBeLessThanOrEqual(1);
    expect(Math.abs(height - from.height)).toBeLessThanOrEqual(1);
  },
);

test("the buttons that move the first item up and the last item down are disabled", () => {
  const { shadow } = mountUi(pieces["sortable list"]);
  const states = [...shadow.querySelectorAll(".sortable-step")].map((button) =>
    button.getAttribute("aria-disabled"),
  );
  expect(states.at(0)).toBe("true");
  expect(states.at(-1)).toBe("true");
  expect(states.slice(1, -1).filter((state) => state !== null)).toEqual([]);
  expect(states.length).toBeGreaterThan(3);
});
