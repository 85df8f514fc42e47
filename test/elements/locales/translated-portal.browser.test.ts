import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../../src/elements/content-page/content-page.ts";
import "../../../src/elements/provider-library/provider-library.ts";
import "../../../src/elements/resource-library/resource-library.ts";
import "../../../src/elements/solutions-finder/solutions-finder.ts";
import "../../../src/elements/site-search/site-search.ts";
import "../../../src/elements/portal-dashboard/portal-dashboard.ts";
import "../../../src/elements/portal-header/portal-header.ts";
import "../../../src/elements/scout-portal/scout-portal.ts";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { giveFiles } from "../account-branding/open-branding.ts";
import { pageAnswer, showContent } from "../content-page/site-content.ts";
import {
  contractsCall,
  dashboardAnswers,
  uploadsCall,
} from "../portal-dashboard/dashboard-answers.ts";
import { listOf, rows as uploads } from "../scout-bulk/bulk-rows.ts";
import { rows as contracts, listing } from "../scout-contracts/contract-rows.ts";
import { cleanUpPortal, openPortal } from "../scout-portal/open-portal.ts";
import { englishTextsIn, translatedTexts } from "./drawn-words.ts";

cleanUpHostPage();
cleanUpPortal();

async function englishIn(element: HTMLElement, tag = element.localName) {
  return englishTextsIn(element, tag, await translatedTexts("es-US", tag));
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

test("W30: the site search is in Spanish, and a change of the language keeps what was typed", async () => {
  const backend = await serve({
    intercept: ({ url }) => (url.includes("/callback/site-search") ? Response.json([]) : undefined),
  });
  const search = place("site-search", backend, { locale: "es", keys: "about" });
  const box = page.getByRole("searchbox", { name: "Palabras clave" });
  await box.fill("fiber");
  expect(await englishIn(search)).toEqual([]);
  search.setAttribute("locale", "en");
  await expect.element(page.getByRole("searchbox", { name: "Keywords" })).toHaveValue("fiber");
  expect(await englishIn(search)).toContain("Your search yielded no results.");
});

const sitePage = `<h2>Order team</h2><table><tr><td>1</td></tr></table>
  <form><input name="email" aria-label="Email"></form>
  <iframe src="https://tube.example/watch.mp4" title="Tour"></iframe>`;

test("W30: what is added to a page of the site is in Spanish, and the page itself stays", async () => {
  const { element, root } = await showContent(() => pageAnswer(sitePage), { locale: "es" });
  await expect
    .element(page.getByText("Este formulario no se puede enviar desde aquí."))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Video: Tour/ })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Order team" })).toBeVisible();
  expect(await englishIn(element)).toEqual([]);
  element.setAttribute("locale", "fr");
  await expect.element(page.getByRole("link", { name: /^Vidéo : Tour/ })).toBeVisible();
  expect(root.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Tableau");
  element.removeAttribute("locale");
  await expect.element(page.getByText("This form can't be submitted here.")).toBeVisible();
  expect(await englishIn(element)).toContain("Table");
});

test("W30: a missing page is explained in Spanish", async () => {
  expectLog("content-failed: 404");
  const { element } = await showContent(() => new Response("", { status: 404 }), { locale: "es" });
  await expect.element(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
  expect(await englishIn(element)).toEqual([]);
});

/** Screens with a search box: its Spanish name, its English one, and a heading of the Spanish screen. */
const searched = [
  ["provider-library", "Buscar un proveedor", "Find a Provider", /proveedores encontrados$/],
  ["solutions-finder", "Buscar palabras clave", "Search Keywords", /proveedores encontrados$/],
  ["resource-library", "Buscar palabras clave", "Search Keywords", /^Resultados/],
] as const;

test.each(searched)(
  "W30: %s is in Spanish, and a change of the language keeps what was typed",
  async (tag, box, englishBox, heading) => {
    const screen = place(tag, await serve(), { locale: "es" });
    await expect.element(page.getByRole("heading", { name: heading })).toBeVisible();
    const field = (name: string) => page.getByRole("combobox", { name, exact: true });
    await field(box).fill("z");
    expect(await englishIn(screen)).toEqual([]);
    screen.setAttribute("locale", "en");
    await expect.element(field(englishBox)).toHaveValue("z");
    await expect.element(page.getByRole("heading", { name: heading })).not.toBeInTheDocument();
    expect(await englishIn(screen)).toContain(englishBox);
  },
);

test("W30: the branding is in Spanish, and a change of the language keeps what was typed", async () => {
  const branding = place("account-branding", await serve(), { locale: "es" });
  const color = (name: string) => page.getByRole("textbox", { name, exact: true });
  await color("Color del sitio").fill("#ffffff");
  await expect.element(page.getByText(/^El texto blanco se lee mal aquí/)).toBeVisible();
  if (branding.shadowRoot !== null) {
    giveFiles(
      branding.shadowRoot,
      "Primary Logo",
      new File([], "empty.png", { type: "image/png" }),
    );
  }
  await expect.element(page.getByText("El archivo está vacío.")).toBeVisible();
  expect(await englishIn(branding)).toEqual([]);
  branding.setAttribute("locale", "fr");
  await expect.element(color("Couleur du site")).toHaveValue("#ffffff");
  await expect.element(page.getByText(/contraste 1,0:1, minimum 4,5:1/)).toBeVisible();
  await expect.element(page.getByText("Le fichier est vide.")).toBeVisible();
  branding.removeAttribute("locale");
  await expect.element(color("Site Color")).toHaveValue("#ffffff");
  expect(await englishIn(branding)).toContain("Save All Changes");
});

test("W30: the dashboard and the user's work are in Spanish, and a change of the language keeps what was typed", async () => {
  const answers = {
    ...dashboardAnswers,
    [uploadsCall]: () => listOf(uploads.failed, uploads.newer, uploads.processing),
    [contractsCall]: listing(contracts.draft, contracts.expired),
  };
  const backend = await serve({ intercept: answerBy(answers) });
  const dashboard = place("portal-dashboard", backend, { locale: "es" });
  const progress = (name: string) => page.getByRole("progressbar", { name });
  await expect.element(progress("3 de 10 direcciones completadas")).toBeVisible();
  await expect.element(page.getByText("Vencido")).toBeVisible();
  const address = (name: string) => page.getByRole("combobox", { name, exact: true });
  await address("Dirección").fill("PO Box 7");
  await expect.element(address("Dirección")).toHaveAccessibleDescription(/^Apartado postal/);
  expect(await englishIn(dashboard)).toEqual([]);
  dashboard.setAttribute("locale", "fr");
  await expect.element(progress("3 adresses traitées sur 10")).toBeVisible();
  await expect.element(address("Adresse")).toHaveValue("PO Box 7");
  dashboard.setAttribute("locale", "en");
  await expect.element(address("Street address")).toHaveValue("PO Box 7");
  expect(await englishIn(dashboard)).toContain("Contracts to Finish");
});

test("W30: the reason why a screen cannot load follows the language", async () => {
  const isCalled = ({ url }: Request) => new URL(url).pathname.includes("/provider-library");
  const backend = await serve({
    intercept: (request) => (isCalled(request) ? pageAnswer("Not here") : undefined),
  });
  expectLog("not-an-api");
  const library = place("provider-library", backend, { locale: "es" });
  await expect
    .element(page.getByText("No hay ningún servicio en la dirección web configurada."))
    .toBeVisible();
  expect(await englishIn(library)).toEqual([]);
  library.setAttribute("locale", "fr");
  await expect.element(page.getByText("Le service est introuvable à son adresse.")).toBeVisible();
});

test("W30: a notice has the language of its element", async () => {
  const branding = place("account-branding", await serve({ intercept: refuseToSave }), {
    locale: "es",
  });
  expectLog("branding-save-failed: 500");
  await page.getByRole("textbox", { name: "Color del sitio", exact: true }).fill("#123456");
  await button("Guardar los cambios").click();
  const notices = page.getByRole("region", { name: "Avisos" });
  await expect.element(notices.getByText("Ocurrió un error.")).toBeVisible();
  await expect.element(notices.getByRole("button", { name: "Descartar" })).toBeVisible();
  expect(notices.element().firstElementChild).toHaveProperty("lang", "es-US");
  expect(branding.isConnected).toBe(true);
});

const refuseToSave = ({ method, url }: Request) =>
  method !== "GET" && url.includes("site-connector")
    ? new Response("", { status: 500 })
    : undefined;
