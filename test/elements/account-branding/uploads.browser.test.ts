import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage } from "../../support/host-page.ts";
import {
  joined,
  jpegBytes,
  jpegUri,
  pngBytes,
  pngClaiming,
  pngOfSize,
  pngUri,
  withByte,
} from "../../support/image-files.ts";
import { giveFiles, openBranding, screen } from "./open-branding.ts";

cleanUpHostPage();

const png = "image/png";
const jpeg = "image/jpeg";
const most = 15_728_640;
const threeMb = 3_145_728;
const text = (words: string) => new TextEncoder().encode(words);
const fileOf = (name: string, type: string, bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], name, { type });

const reasons = () =>
  screen
    .rejected()
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);
const logo = () => screen.preview("Primary Logo").getByRole("img").first();

test.for([
  ["empty.png", png, new Uint8Array(), "The file is empty."],
  ["large.png", png, pngOfSize(most + 1), "The file is larger than 15 MB."],
  [
    "logo.svg",
    "image/svg+xml",
    text("<svg onload='alert(1)'/>"),
    "SVG images are not accepted: use a .png or .jpeg image.",
  ],
  ["logo.gif", "image/gif", text("GIF89a"), "Only .png and .jpeg images are accepted."],
  [
    "renamed.png",
    png,
    jpegBytes,
    "The content is not the type of image that the file's name says.",
  ],
  ["corrupt.png", png, pngBytes.slice(0, 20), "The image is damaged."],
  [
    "bomb.png",
    png,
    pngClaiming(64_250, 64_250),
    "The image is too big to be shown: 64250 × 64250 pixels.",
  ],
] as const)(
  "T4: %s is refused with its reason, and what was there stays",
  async ([name, type, bytes, reason]) => {
    const { root } = await openBranding();
    giveFiles(root, "Primary Logo", fileOf(name, type, bytes));
    await expect.poll(reasons).toEqual([`${name}: ${reason}`]);
    await expect.element(logo()).toHaveAttribute("src", pngUri);
    await expect.element(screen.save()).toHaveAttribute("aria-disabled", "true");
  },
);

test.for([
  ["both.jpg", jpeg, joined(jpegBytes, text("PK"))],
  ["both.png", png, joined(pngBytes, text("PK"))],
  ["one-bit-turned.png", png, withByte(pngBytes, pngBytes.length - 1, 0x55)],
  ["cut-off.png", png, pngBytes.slice(0, -1)],
] as const)("ZA11: %s is taken, for the browser draws it", async ([name, type, bytes]) => {
  const { root } = await openBranding();
  giveFiles(root, "Primary Logo", fileOf(name, type, bytes));
  await expect.element(page.getByText(name)).toBeVisible();
  const image = () => {
    const element = logo().element();
    return element instanceof HTMLImageElement && element.src !== pngUri && element.naturalWidth;
  };
  await expect.poll(image).toBe(2);
  expect(reasons()).toEqual([]);
});

test("T4: two files are both rejected", async () => {
  const { root } = await openBranding();
  const files = [fileOf("a.png", png, pngBytes), fileOf("b.jpg", jpeg, jpegBytes)];
  giveFiles(root, "Primary Logo", ...files);
  await expect.poll(reasons).toEqual(["a.png: Too many files", "b.jpg: Too many files"]);
});

test("T5: more than 1 MB is accepted, with a warning about speed", async () => {
  const { root, bodies } = await openBranding();
  giveFiles(root, "Primary Logo", fileOf("logo.png", png, pngOfSize(threeMb)));
  await expect.element(page.getByText("3 MB", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/larger than 1 MB/)).toBeVisible();
  await screen.save().click();
  await expect.poll(() => bodies.length).toBe(1);
  const [body] = bodies;
  const uri = body && typeof body === "object" && "primary_logo" in body ? body.primary_logo : "";
  expect(String(uri)).toHaveLength("data:image/png;base64,".length + (threeMb / 3) * 4);
});

test("T5: up to 1 MB there is no warning", async () => {
  const { root } = await openBranding();
  giveFiles(root, "Primary Logo", fileOf("logo.png", png, pngOfSize(1_048_576)));
  await expect.element(page.getByText("1 MB", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/larger than 1 MB/)).not.toBeInTheDocument();
});

test("a dropped file is accepted like a chosen one", async () => {
  const { root } = await openBranding();
  const zone = root.querySelectorAll(".drop-zone")[1];
  if (!zone) throw new Error("There is no second drop zone.");
  await expect.poll(() => "dropzone" in zone).toBe(true);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(fileOf("logo.jpg", jpeg, jpegBytes));
  for (const type of ["dragenter", "dragover", "drop"]) {
    zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }
  await expect.element(logo()).toHaveAttribute("src", jpegUri);
  await expect.element(page.getByText("logo.jpg")).toBeVisible();
});

test("a picture that the browser cannot show is rejected, and the previous one returns", async () => {
  const { root } = await openBranding();
  // Hierarchical JPEG, which no browser supports.
  const frameAt = jpegBytes.findIndex((byte, at) => byte === 0xff && jpegBytes[at + 1] === 0xc0);
  const odd = withByte(jpegBytes, frameAt + 1, 0xc5);
  giveFiles(root, "Primary Logo", fileOf("odd.jpg", jpeg, odd));
  await expect.poll(reasons).toEqual(["odd.jpg: The image is damaged."]);
  await expect.element(logo()).toHaveAttribute("src", pngUri);
});

test("a valid file removes the reasons, and so does Clear", async () => {
  const { root } = await openBranding();
  giveFiles(root, "Primary Logo", fileOf("empty.png", png, new Uint8Array()));
  await expect.element(screen.rejected()).toBeVisible();
  giveFiles(root, "Primary Logo", fileOf("logo.jpg", jpeg, jpegBytes));
  await expect.element(logo()).toHaveAttribute("src", jpegUri);
  await expect.element(screen.rejected()).not.toBeInTheDocument();
  giveFiles(root, "Primary Logo", fileOf("empty.png", png, new Uint8Array()));
  await expect.element(screen.rejected()).toBeVisible();
  await expect.element(logo()).toHaveAttribute("src", jpegUri);
  await screen.clearLogo("Primary Logo").click();
  await expect.element(screen.rejected()).not.toBeInTheDocument();
  await expect.element(screen.preview("Primary Logo")).toHaveTextContent("No picture");
});

test("of two files chosen in sequence the later one counts", async () => {
  const { root } = await openBranding();
  giveFiles(root, "Primary Logo", fileOf("first.png", png, pngOfSize(1_048_576)));
  giveFiles(root, "Primary Logo", fileOf("second.jpg", jpeg, jpegBytes));
  await expect.element(page.getByText("second.jpg")).toBeVisible();
  await expect.element(logo()).toHaveAttribute("src", jpegUri);
  giveFiles(root, "Primary Logo", fileOf("third.png", png, pngOfSize(1_048_576)));
  await screen.clearLogo("Primary Logo").click();
  await expect.element(screen.save()).not.toHaveAttribute("aria-disabled");
  await expect.element(screen.preview("Primary Logo")).toHaveTextContent("No picture");
});
