import { summaryOf } from "../assistant-files.ts";
import type { PageGroup } from "../site.ts";

/** The banner of the start page, and links by what a reader wants to do. */
export function homeOf(groups: readonly PageGroup[]) {
  const [introduction] = groups.flatMap(({ pages }) => pages);
  return {
    layout: "ScoutHome",
    isHome: true,
    sidebar: false,
    hero: {
      name: introduction?.title,
      text: "Screens for telecom sales agents",
      tagline: introduction && summaryOf(introduction),
      actions: [
        { theme: "brand", text: "Start", link: "/docs/guides/start.html" },
        { theme: "alt", text: "Build a snippet", link: "/snippet-builder.html" },
      ],
    },
    features: [
      {
        title: "See an element",
        details:
          "Each one live with sample data, in every state, with its attributes, events and methods.",
        link: "/docs/guides/elements.html",
      },
      {
        title: "Put it into a page",
        details:
          "Plain HTML, WordPress and Drupal, site builders, React, Vue, Svelte, Angular, Next.",
        link: "/docs/guides/cms.html",
      },
      {
        title: "Change its appearance",
        details: "Colors, fonts and dark mode by custom properties, ready themes and parts.",
        link: "/docs/guides/theming.html",
      },
      {
        title: "Sign users in",
        details: "With the session of your site, a token, or the form of the elements.",
        link: "/docs/guides/sign-in.html",
      },
      {
        title: "Operate it",
        details:
          "Serving and caching, the security policy, analytics, upgrades, a backend of your own.",
        link: "/docs/serving.html",
      },
      {
        title: "Find out what is wrong",
        details: "Each element reports the cause of its trouble; the table has every symptom.",
        link: "/docs/guides/troubleshooting.html",
      },
    ],
  };
}
