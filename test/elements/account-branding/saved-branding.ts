import { pngUri } from "../../support/image-files.ts";

export const saveCall = "POST /api/v1/site-connector/settings";
export const settingsCall = "GET /api/v1/site-connector/settings";

export const saved = {
  site_color: "#0c304c, 1",
  button_text_color: "#FFFFFF, 1",
  primary_logo: pngUri,
  navigation_logo: null,
};

/** The settings of a user. */
export const settingsOf = (settings: object) => () =>
  Response.json({ data: { settings: { email: "dana@example.com", ...settings } } });
