import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../../src/elements/portal-header/portal-header.ts";
import "../../../src/elements/scout-portal/scout-portal.ts";
import { localTexts } from "../../../src/core/internal.ts";
import { loadLocale } from "../../../src/elements/locales/load-locale.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { cleanUpPortal, openPortal } from "../scout-portal/open-portal.ts";
import { groupsOfElements, plainTextsIn, sharedGroups } from "./translated-groups.ts";

cleanUpHostPage();
cleanUpPortal();

/** What is drawn: texts, and the attributes that people read or hear. */
function drawnIn(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll("*")].flatMap((node) => [
    ...[...node.childNodes].flatMap((child) => (child instanceof Text ? [child.data] : [])),
    ...["aria-label", "placeholder", "title", "alt"].map((name) => node.getAttribute(name) ?? ""),
    ...(node.shadowRoot === null ? [] : drawnIn(node.shadowRoot)),
  ]);
}

/** The English texts of an element that are drawn, except those that Spanish has, too. */
async function englishIn(
  element: HTMLElement,
  tag = element.localName,
): Promise<readonly string[]> {
  const { translations } = await loadLocale("es-US", tag, {}, expect.fail);
  const groups = [...(groupsOfElements[tag] ?? []), ...sharedGroups];
  const english = new Set(groups.flatMap(({ english }) => plainTextsIn(english)));
  const spanish = new Set(groups.flatMap((group) => plainTextsIn(localTexts(translations, group))));
  const drawn = drawnIn(element.shadowRoot ?? element).map((text) => text.trim());
  return drawn.filter((text) => english.has(text) && !spanish.has(text));
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("W30: the header has Spanish labels, and a change of the language keeps what was typed", async () => {
  const header = place("portal-header", await serve(), { locale: "es" });
  await expect.element(page.getByRole("link", { name: "Buscador de soluciones" })).toBeVisible();
  await button("Menú de la cuenta").click();
  await expect.element(page.getByRole("link", { name: "Cuenta", exact: true })).toBeVisible();
  const search = page.getByRole("combobox", { name: "Buscar en el sitio" });
  await expect.element(search).toBeVisible();
  expect(await englishIn(header)).toEqual([]);
  await search.fill("f");
  header.removeAttribute("locale");
  await expect.element(page.getByRole("combobox", { name: "Search the site" })).toHaveValue("f");
  await expect.element(page.getByRole("link", { name: "Solutions Finder" })).toBeVisible();
  expect(await englishIn(header)).toContain("Main");
});

test("W30: the portal, its title and its palette follow the language", async () => {
  const { portal } = await openPortal("/scout", { attributes: { locale: "es" } });
  await expect.element(page.getByRole("link", { name: "Por lotes" })).toBeVisible();
  await expect.poll(() => document.title).toBe("Consulta SCOUT | Scout");
  expect(await englishIn(portal)).toEqual([]);
  expect(await englishIn(portal, "portal-header")).toEqual([]);

  await page.getByRole("combobox", { name: "Buscar en el sitio" }).click();
  await userEvent.keyboard("{Control>}k{/Control}");
  const palette = page.getByRole("dialog", { name: "Comandos" });
  await expect.element(palette.getByRole("option", { name: "Scout: Por lotes" })).toBeVisible();
  for (const name of ["Ir a", "Esta pantalla"]) {
    await expect.element(palette.getByRole("group", { name })).toBeVisible();
  }
  expect(await englishIn(portal)).toEqual([]);
  await userEvent.keyboard("{Escape}");

  portal.setAttribute("locale", "en");
  await expect.element(page.getByRole("link", { name: "Bulk", exact: true })).toBeVisible();
  await expect.poll(() => document.title).toBe("SCOUT Lookup | Scout");
});

test.each(["es", "fr"])("the header has room for the labels of the language %s", async (locale) => {
  onTestFinished(() => page.viewport(1024, 768));
  const header = place("portal-header", await serve(), { locale });
  const links = () => [...(header.shadowRoot?.querySelectorAll(".bar-link") ?? [])];
  await expect.poll(() => links().length).toBe(6);
  for (const width of [1440, 1280, 1024, 360]) {
    await page.viewport(width, 768);
    await expect.poll(() => header.clientWidth).toBe(width);
    expect([width, document.documentElement.scrollWidth]).toEqual([width, width]);
  }
});
