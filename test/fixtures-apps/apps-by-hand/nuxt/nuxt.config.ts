export default defineNuxtConfig({
  compatibilityDate: "2026-11-01",
  vue: { compilerOptions: { isCustomElement: (tag) => tag.includes("-") } },
  typescript: { tsConfig: { compilerOptions: { types: ["scout-elements/vue"] } } },
  // A page links to /scout, which the backend serves.
  nitro: { prerender: { crawlLinks: false, routes: ["/", "/lookup", "/other", "/files", "/two"] } },
});
