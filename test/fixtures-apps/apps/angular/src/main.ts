import { Component, provideZonelessChangeDetection } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { provideRouter, RouterLink, RouterOutlet, type Routes } from "@angular/router";

@Component({ selector: "fixture-other", template: "<h1>Other page</h1>" })
class OtherPage {}

@Component({
  selector: "fixture-root",
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav><a routerLink="/lookup">Lookup</a> <a routerLink="/other">Other</a></nav>
    <router-outlet />
  `,
})
class App {}

const routes: Routes = [
  {
    path: "",
    pathMatch: "full",
    loadComponent: () => import("./elements-page").then((page) => page.ElementsPage),
  },
  {
    path: "lookup",
    loadComponent: () => import("./lookup-page").then((page) => page.LookupPage),
  },
  {
    path: "start",
    loadComponent: () => import("./start-page").then((page) => page.LookupPage),
  },
  { path: "other", component: OtherPage },
];

void bootstrapApplication(App, {
  providers: [provideZonelessChangeDetection(), provideRouter(routes)],
});
