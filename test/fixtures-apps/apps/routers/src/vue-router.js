import { createApp, h } from "vue";
import { createRouter, createWebHistory, RouterLink, RouterView } from "vue-router";

const lookup = { render: () => [h("h1", "Lookup page"), h("scout-lookup")] };
const other = { render: () => h("h1", "Other page") };
const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: "/lookup", component: lookup },
    { path: "/other", component: other },
  ],
});
const app = {
  render: () => [
    h(RouterLink, { to: "/lookup" }, () => "Lookup"),
    h(RouterLink, { to: "/other" }, () => "Other"),
    h(RouterView),
  ],
};
createApp(app).use(router).mount("#app");
