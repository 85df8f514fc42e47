import type { StorybookConfig } from "@storybook/web-components-vite";
import { mergeConfig } from "vite";
import { carrierLogos } from "./carrier-logos.ts";
import { contractForm } from "./contract-form.ts";

const config: StorybookConfig = {
  stories: ["../stories/**/*.stories.@(ts|tsx)"],
  framework: {
    name: "@storybook/web-components-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [carrierLogos(), contractForm()],
      // Found late, they would be bundled apart from the renderer's own and be there twice.
      optimizeDeps: { include: ["lit", "lit/directive-helpers.js"] },
    }),
};

export default config;
