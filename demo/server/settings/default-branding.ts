import type { Branding } from "../store/documents.ts";

// Inline, because the backend runs in Node and, for stories and tests, in the browser.
const primaryLogo =
  "iVBORw0KGgoAAAANSUhEUgAAAL4AAAA6AQMAAAA0m3EQAAAABlBMVEX///8MMEz89BFSAAAAAnRSTlMA/1uRIrUAAABXSURBVHjaY2AYLoD5//8/aEL8BwZc4g+mQweLhP3/DyB3g4T4D4AYAy0B5YNV/AFLIEJ34CQYIPzBKcF/ACLB/B/KHliJ/6CIhEUtgz3Y6fYMAy0xPAAAZCEVBgLwtgsAAAAASUVORK5CYII=";
const navigationLogo =
  "iVBORw0KGgoAAAANSUhEUgAAACUAAAAvAQMAAABey5EmAAAABlBMVEX///8MMEz89BFSAAAAAnRSTlMA/1uRIrUAAAApSURBVHjaY2AgBsj//4ebZH4AUkIeCTThAB6SgcGOXJL5P8gEXCQRAADDqCzyGOJM2gAAAABJRU5ErkJggg==";

/** The word "Scout" and its first letter, in the site's colour on a transparent background. */
export const defaultBranding: Branding = {
  id: "site",
  siteColor: "#0c304c, 1",
  buttonTextColor: "#FFFFFF, 1",
  primaryLogo: `data:image/png;base64,${primaryLogo}`,
  navigationLogo: `data:image/png;base64,${navigationLogo}`,
};
