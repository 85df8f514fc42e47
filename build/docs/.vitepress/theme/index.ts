import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent } from "vue";
import ElementExample from "./element-example.vue";
import ScoutHome from "./home.vue";
import "./site.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("ElementExample", ElementExample);
    app.component("ScoutHome", ScoutHome);
    app.component(
      "SnippetBuilder",
      defineAsyncComponent(() => import("./snippet-builder.vue")),
    );
  },
} satisfies Theme;
