import { html } from "hono/html";
import type { BackendOptions } from "../backend-parts.ts";
import type { DirectoryProvider } from "../store/directory-documents.ts";

/** The address of a provider's logo. */
export function logoUriOf(
  { logoBase }: Pick<BackendOptions, "logoBase">,
  { logoKey }: Pick<DirectoryProvider, "logoKey">,
): string {
  return `${logoBase}/${logoKey}.svg`;
}

/** The logo as markup, as content systems return picture fields. */
export function logoMarkupOf(
  options: Pick<BackendOptions, "logoBase">,
  provider: Pick<DirectoryProvider, "logoKey" | "name">,
): string {
  return html`<div class="field field--name-field-logo"><img loading="lazy" src="${logoUriOf(options, provider)}" alt="${provider.name}" height="48"></div>`.toString();
}
