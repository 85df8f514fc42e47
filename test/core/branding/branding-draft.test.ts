import { describe, expect, test } from "vitest";
import {
  type BrandingDraft,
  changesOf,
  draftOf,
  hasColor,
  isChanged,
  logoOf,
  type SavedBranding,
  savedWith,
  withColorText,
  withLogo,
} from "../../../src/core/branding/branding-draft.ts";
import { brandingTexts } from "../../../src/core/branding/branding-messages.ts";
import { defaultImages } from "../../../src/core/branding/default-images.ts";
import { imageTypeOf } from "../../../src/core/branding/judge-image.ts";
import { jpegUri, pngUri } from "../../support/image-files.ts";

const saved: SavedBranding = {
  siteColor: "#0c304c, 0.5",
  buttonTextColor: "#ffffff,1",
  navigationLogo: pngUri,
  primaryLogo: null,
};
const unset: SavedBranding = {
  siteColor: null,
  buttonTextColor: null,
  navigationLogo: null,
  primaryLogo: null,
};
const newLogo = { uri: jpegUri, name: "new.jpg", size: 285 };
const white = "#FFFFFF, 1";

type Edit = (draft: BrandingDraft) => BrandingDraft;

describe("T3: the body of a save", () => {
  test.for<readonly [string, Edit, object]>([
    ["no other members if nothing changed", (draft) => draft, {}],
    ["a colour", (draft) => withColorText(draft, "#ABC"), { site_color: "#aabbcc, 1" }],
    [
      "no colour if it is only written differently",
      (draft) => withColorText(draft, "0C304C80"),
      {},
    ],
    [
      "a new logo",
      (draft) => withLogo(draft, saved, "primaryLogo", newLogo),
      { primary_logo: jpegUri },
    ],
    [
      "null for a cleared logo",
      (draft) => withLogo(draft, saved, "navigationLogo", "cleared"),
      { navigation_logo: null },
    ],
    [
      "the picture of the default logo",
      (draft) => withLogo(draft, saved, "navigationLogo", defaultImages.navigationLogo),
      { navigation_logo: defaultImages.navigationLogo.uri },
    ],
    [
      "no logo if it is the saved one",
      (draft) => withLogo(draft, saved, "navigationLogo", { ...newLogo, uri: pngUri }),
      {},
    ],
    [
      "no logo if there was none to clear",
      (draft) => withLogo(draft, saved, "primaryLogo", "cleared"),
      {},
    ],
    [
      "a logo that was cleared and chosen again",
      (draft) =>
        withLogo(
          withLogo(draft, saved, "navigationLogo", "cleared"),
          saved,
          "navigationLogo",
          newLogo,
        ),
      { navigation_logo: jpegUri },
    ],
  ])("a save contains %s", ([, edit, changes]) => {
    const draft = edit(draftOf(saved));
    expect(changesOf(draft, saved)).toEqual({ button_text_color: white, ...changes });
    expect(isChanged(draft, saved)).toBe(Object.keys(changes).length > 0);
  });

  test("a save always contains the button text in its stored form (T8)", () => {
    const draft: BrandingDraft = { ...draftOf(saved), buttonText: "black" };
    expect(changesOf(draft, saved)).toEqual({ button_text_color: "#000000, 1" });
    expect(isChanged(draft, saved)).toBe(true);
  });

  test("an invalid colour is not saved (T1)", () => {
    const draft = withColorText(withColorText(draftOf(saved), "#abc"), "#abcde");
    expect(hasColor(draft)).toBe(false);
    expect(isChanged(draft, saved)).toBe(true);
    expect(draft.color).toEqual({ hex: "#aabbcc", alpha: 1 });
  });

  test("B16: missing settings show the defaults, which are not saved", () => {
    const draft = draftOf(unset);
    expect(draft).toMatchObject({ colorText: "#0c304c", buttonText: "white" });
    expect(changesOf(draft, unset)).toEqual({ button_text_color: white });
    expect(isChanged(draft, unset)).toBe(false);
  });
});

test("a draft shows its new logo, or else the saved one", () => {
  const draft = draftOf(saved);
  expect(logoOf(draft, saved, "navigationLogo")).toBe(pngUri);
  expect(logoOf({ ...draft, navigationLogo: "cleared" }, saved, "navigationLogo")).toBeNull();
  expect(logoOf({ ...draft, navigationLogo: newLogo }, saved, "navigationLogo")).toBe(jpegUri);
});

test("a draft of the saved branding has no changes", () => {
  const draft = withLogo(withColorText(draftOf(saved), "#abc"), saved, "navigationLogo", "cleared");
  const after = savedWith(saved, changesOf(draft, saved));
  expect(after).toEqual({
    siteColor: "#aabbcc, 1",
    buttonTextColor: white,
    navigationLogo: null,
    primaryLogo: null,
  });
  expect(isChanged(draftOf(after), after)).toBe(false);
});

test("2 §4: the default pictures are complete PNG files with their names", () => {
  expect(defaultImages.navigationLogo.name).toBe("defaultMark.png");
  expect(defaultImages.primaryLogo.name).toBe("defaultLogo.png");
  for (const { uri, size } of Object.values(defaultImages)) {
    const bytes = Buffer.from(uri.slice("data:image/png;base64,".length), "base64");
    expect(bytes.length).toBe(size);
    expect(imageTypeOf(bytes)).toBe("image/png");
  }
});

test("T4: the message about too many files is that of the decision", () => {
  expect(brandingTexts.english.tooManyFiles).toBe("Too many files");
});
