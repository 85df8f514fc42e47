import adapter from "@sveltejs/adapter-static";
import { sveltekit } from "@sveltejs/kit/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: adapter({ pages: "out" }),
      // A page links to /scout, which the backend serves.
      prerender: { crawl: false },
    }),
  ],
});
