import { useRef, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../../src/elements/ui/button.tsx";
import { Dialog, type DialogProps } from "../../../src/elements/ui/dialog.tsx";
import { TextField } from "../../../src/elements/ui/text-field.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog
          heading="Save view"
          actions={<Button>Save</Button>}
          {...props}
          onClose={() => setOpen(false)}
        >
          {props.children ?? <TextField label="Name" value="" onChange={() => {}} />}
        </Dialog>
      )}
    </>
  );
}

test("a dialog is modal, named by its heading and focused", async () => {
  const { shadow, find } = mountUi(<Opener />);
  await userEvent.click(page.getByRole("button", { name: "Open" }));
  await expect.element(page.getByRole("dialog", { name: "Save view" })).toBeVisible();
  expect(find("dialog").matches(":modal")).toBe(true);
  expect(shadow.activeElement).toBe(find("dialog"));
});

test.for(["Escape", "Close"])(
  "a dialog is closed by %s, and the focus is restored",
  async (way) => {
    const { shadow, find } = mountUi(<Opener />);
    await userEvent.click(page.getByRole("button", { name: "Open" }));
    await userEvent.click(page.getByRole("textbox", { name: "Name" }));
    if (way === "Escape") await userEvent.keyboard("{Escape}");
    else await userEvent.click(page.getByRole("button", { name: "Close" }));
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(shadow.activeElement).toBe(find("button"));
  },
);

test("a dialog that its caller keeps rendering stays open", async () => {
  const handleClose = vi.fn();
  mountUi(
    <Dialog heading="Sending" onClose={handleClose}>
      Wait
    </Dialog>,
  );
  await userEvent.keyboard("{Escape}");
  expect(handleClose).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("dialog", { name: "Sending" })).toBeVisible();
});

function Renaming() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog heading="Rename" onClose={() => {}} initialFocus={input}>
      <TextField label="Name" value="" onChange={() => {}} ref={input} />
    </Dialog>
  );
}

test("the initial focus can be chosen", () => {
  const { shadow, find } = mountUi(<Renaming />);
  expect(shadow.activeElement).toBe(find("input"));
});

test("Tab keeps the focus inside", async () => {
  const { shadow, find } = mountUi(<Opener />);
  await userEvent.click(page.getByRole("button", { name: "Open" }));
  const seen = new Set<Element | null>();
  for (let press = 0; press < 8; press += 1) {
    await userEvent.tab();
    if (shadow.activeElement !== null) seen.add(shadow.activeElement);
  }
  expect([...seen].every((node) => node !== null && find("dialog").contains(node))).toBe(true);
  expect(seen.size).toBeGreaterThanOrEqual(3);
});

test.for([360, 900])("long content scrolls inside, the header stays, at %s px", async (width) => {
  const { find } = mountUi(
    <Opener>
      <p style={{ blockSize: "3000px" }}>Long</p>
    </Opener>,
    { width },
  );
  await userEvent.click(page.getByRole("button", { name: "Open" }));
  const dialog = find("dialog");
  dialog.scrollTop = 1000;
  const box = dialog.getBoundingClientRect();
  expect(box.height).toBeLessThan(window.innerHeight);
  expect(find(".dialog-head").getBoundingClientRect().top).toBeCloseTo(box.top, -1);
  expect(box.width >= window.innerWidth - 1).toBe(width < 520);
});

test("W16: a sheet is at the lower edge, and a click beside it closes it", async () => {
  const { find } = mountUi(<Opener isSheet />);
  await userEvent.click(page.getByRole("button", { name: "Open" }));
  await expect.element(page.getByRole("dialog", { name: "Save view" })).toBeVisible();
  const { top, bottom } = find("dialog").getBoundingClientRect();
  expect(bottom).toBe(window.innerHeight);
  const clickAt = (clientY: number) =>
    find("dialog").dispatchEvent(new MouseEvent("click", { clientX: 20, clientY, bubbles: true }));
  clickAt(top + 20);
  await expect.element(page.getByRole("dialog")).toBeVisible();
  clickAt(top - 20);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("W16: a sheet with a field is above the on-screen keyboard", async () => {
  const viewport = Object.assign(new EventTarget(), {
    height: window.innerHeight,
    offsetTop: 0,
    scale: 1,
  });
  const own = Object.getOwnPropertyDescriptor(window, "visualViewport");
  Object.defineProperty(window, "visualViewport", { configurable: true, value: viewport });
  onTestFinished(() => {
    if (own) Object.defineProperty(window, "visualViewport", own);
  });
  const { find } = mountUi(
    <Dialog heading="Save view" isSheet onClose={() => {}}>
      <TextField label="Name" value="" onChange={() => {}} />
    </Dialog>,
  );
  const lower = () => find("dialog").getBoundingClientRect().bottom;
  expect(lower()).toBe(window.innerHeight);
  viewport.height = window.innerHeight - 280;
  viewport.dispatchEvent(new Event("resize"));
  expect(lower()).toBe(window.innerHeight - 280);
  // Pinch zoom shrinks the visual viewport, but covers nothing.
  viewport.scale = 2;
  viewport.dispatchEvent(new Event("resize"));
  expect(lower()).toBe(window.innerHeight);
});
