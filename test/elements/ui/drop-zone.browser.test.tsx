import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DropZone, type DropZoneProps } from "../../../src/elements/ui/drop-zone.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

const png = new File(["a"], "logo.png", { type: "image/png" });
const jpeg = new File(["b"], "mark.jpeg", { type: "image/jpeg" });

function mountZone(props: Partial<DropZoneProps> = {}) {
  const handleFiles = vi.fn<(files: readonly File[]) => void>();
  const drawn = (more: Partial<DropZoneProps> = {}) => (
    <DropZone label="Primary Logo" accept=".png" onFiles={handleFiles} {...props} {...more} />
  );
  const { draw, find, shadow } = mountUi(drawn(), { isHeard: true });
  const drag = (type: string, files: readonly File[] = [png], on = ".drop-zone") => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const init = { bubbles: true, cancelable: true, composed: true, dataTransfer };
    const event = new DragEvent(type, init);
    find(on).dispatchEvent(event);
    return event;
  };
  /** The library is loaded once it highlights the zone. */
  const arrived = () =>
    expect
      .poll(() => {
        drag("dragover");
        return find(".drop-zone").className;
      })
      .toContain("over");
  return { handleFiles, drag, arrived, find, shadow, draw: (more = {}) => draw(drawn(more)) };
}

test("the zone is a group named by its label and described by its hint", async () => {
  mountZone({ hint: "A transparent .png is recommended." });
  const group = page.getByRole("group", { name: "Primary Logo" });
  await expect.element(group).toHaveAccessibleDescription("A transparent .png is recommended.");
});

test.for(["{Enter}", " "])("the button opens the file chooser on %j", async (key) => {
  const { find } = mountZone();
  const handleOpen = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(handleOpen.mock.contexts).toEqual([find("input[type=file]")]);
});

test("a click anywhere in the zone also opens the file chooser", () => {
  const { find, shadow } = mountZone();
  const box = find(".drop-zone").getBoundingClientRect();
  expect(shadow.elementFromPoint(box.left + 9, box.bottom - 9)).toBe(find("button"));
});

test("a chosen file is passed on, and can be chosen again", async () => {
  const { handleFiles, find } = mountZone();
  const input = find("input[type=file]");
  for (let time = 1; time <= 2; time += 1) {
    await userEvent.upload(input, png);
    expect(handleFiles).toHaveBeenCalledTimes(time);
  }
  expect(handleFiles.mock.lastCall?.[0].map(({ name }) => name)).toEqual(["logo.png"]);
  expect(input).toHaveAttribute("accept", ".png");
});

test("all files of a drop are passed on together, of any type and size", async () => {
  const { handleFiles, drag, arrived } = mountZone();
  await arrived();
  expect(drag("drop", [png, jpeg]).defaultPrevented).toBe(true);
  await expect.poll(() => handleFiles.mock.calls).toEqual([[[png, jpeg]]]);
});

test("the zone is highlighted while files are over it or its children", async () => {
  const { drag, arrived, find } = mountZone();
  await arrived();
  const relatedTarget = find(".drop-zone button");
  find(".drop-zone").dispatchEvent(new DragEvent("dragleave", { relatedTarget }));
  await expect.poll(() => find(".drop-zone").className).toContain("over");
  find(".drop-zone").dispatchEvent(new DragEvent("dragleave"));
  await expect.poll(() => find(".drop-zone").className).not.toContain("over");
  drag("dragover");
  await expect.poll(() => find(".drop-zone").className).toContain("over");
  drag("drop");
  await expect.poll(() => find(".drop-zone").className).not.toContain("over");
});

test("a dropped text is ignored", async () => {
  const { handleFiles, arrived, find } = mountZone();
  await arrived();
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", "logo.png");
  const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
  find(".drop-zone").dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(false);
  expect(handleFiles).not.toHaveBeenCalled();
});

test.for([{ isBusy: true }, { unavailable: "You may not change the branding." }])(
  "%j: files are not accepted, and a drop does not replace the page",
  async (props) => {
    const { handleFiles, drag, arrived, find, draw } = mountZone();
    await arrived();
    draw(props);
    expect(drag("dragover").defaultPrevented).toBe(true);
    expect(drag("drop").defaultPrevented).toBe(true);
    const handleOpen = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
    find("button").click();
    expect(handleOpen).not.toHaveBeenCalled();
    expect(handleFiles).not.toHaveBeenCalled();
  },
);

test("a drop beside the zone does not replace the page", () => {
  const { drag, handleFiles } = mountZone();
  expect(drag("drop", [png], "fieldset > .label").defaultPrevented).toBe(true);
  expect(handleFiles).not.toHaveBeenCalled();
});

test("2 §2 Account: the current file is shown with its size, and can be cleared", async () => {
  const handleClear = vi.fn();
  const { find } = mountZone({
    chosen: { name: "logo.png", size: 15_728_640 },
    onClear: handleClear,
  });
  expect(find(".drop-zone-outcome")).toHaveTextContent("Chosen: logo.png15 MB");
  await userEvent.click(page.getByRole("button", { name: "Clear Primary Logo" }));
  expect(handleClear).toHaveBeenCalledOnce();
});

test("2 §2 Account: rejected files are listed with their reasons, and announced", async () => {
  const { find } = mountZone({
    rejected: [
      { name: "a.svg", reason: "Not a PNG or JPEG image." },
      { name: "a.svg", reason: "Too many files" },
    ],
  });
  const list = page.getByRole("list", { name: "Rejected files" });
  await expect.element(list).toBeVisible();
  expect(
    list
      .getByRole("listitem")
      .all()
      .map((item) => item.element().textContent),
  ).toEqual(["a.svg: Not a PNG or JPEG image.", "a.svg: Too many files"]);
  await expect
    .poll(() => find("[aria-live=polite]").textContent)
    .toContain("a.svg: Not a PNG or JPEG image. a.svg: Too many files");
});

test("the zone leaves nothing behind after unmounting", async () => {
  const { arrived, find, draw } = mountZone();
  await arrived();
  const zone = find(".drop-zone");
  draw({ isBusy: true });
  await expect.poll(() => "dropzone" in zone).toBe(false);
  draw();
  await arrived();
});
