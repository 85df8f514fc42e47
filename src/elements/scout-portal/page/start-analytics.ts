import { scriptUrlOf } from "../../scripts/script-url.ts";

interface AnalyticsPage {
  dataLayer?: unknown[];
  gtag?: (...given: unknown[]) => void;
}

/** Google's analytics, once per document; a page that has its own keeps them (decisions E8). */
export function startAnalytics(id: string): void {
  const page: AnalyticsPage & typeof globalThis = globalThis;
  if (typeof page.gtag === "function") return;
  const layer: unknown[] = page.dataLayer ?? [];
  page.dataLayer = layer;
  page.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: gtag reads the arguments object itself, not a list
    layer.push(arguments);
  };
  page.gtag("js", new Date());
  page.gtag("config", id);
  const script = document.createElement("script");
  script.async = true;
  Reflect.set(
    script,
    "src",
    scriptUrlOf(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`),
  );
  document.head.append(script);
}
