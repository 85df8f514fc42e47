import * as v from "valibot";

const maxBytes = 15_728_640;

const logo = v.nullable(
  v.pipe(
    v.string(),
    v.check(isImage, "Not a PNG or JPEG image."),
    v.check((uri) => sizeOf(uri) <= maxBytes, "The image is larger than 15 MB."),
    v.check(hasItsSignature, "The image is not of the type it claims."),
  ),
);

/** The body of a save of the branding. Null clears a logo. */
export const brandingBody = v.object({
  button_text_color: v.picklist(["#000000, 1", "#FFFFFF, 1"]),
  site_color: v.optional(
    v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}, (?:0|1|0?\.\d+)$/, "Not a colour.")),
  ),
  primary_logo: v.optional(logo),
  navigation_logo: v.optional(logo),
});

/** Looks for a wrong character, because a pattern of the whole text overflows the stack for a large image. */
function isImage(uri: string): boolean {
  const [, data = ""] = uri.split(/^data:image\/(?:png|jpeg);base64,/);
  const digits = data.replace(/={1,2}$/, "");
  return digits !== "" && !/[^A-Za-z0-9+/]/.test(digits);
}

function sizeOf(uri: string): number {
  const text = uri.slice(uri.indexOf(",") + 1).replaceAll("=", "");
  return Math.floor((text.length * 3) / 4);
}

/** True if the data starts with the signature of a PNG or JPEG, in base64. */
function hasItsSignature(uri: string): boolean {
  const isPng = uri.startsWith("data:image/png");
  return uri.slice(uri.indexOf(",") + 1).startsWith(isPng ? "iVBORw0KGgo" : "/9j/");
}
