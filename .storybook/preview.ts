import type { Preview } from "@storybook/web-components-vite";
import { configure } from "storybook/test";
import { pageDecorator } from "./page-decorator.ts";

configure({
  /** A busy machine may take its time before a state shows. */
  asyncUtilTimeout: 45_000,
  /** Without the whole page, which would bury the name of the test in the log. */
  getElementError: (message) => new Error(message ?? "Not on the screen."),
});

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes: {
    scheme: {
      description: "Colour scheme of the page",
      toolbar: {
        title: "Scheme",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
      },
    },
    brand: {
      description: "Site colour: --scout-color-primary",
      toolbar: {
        title: "Brand",
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "", title: "Default colour" },
          { value: "#8a1c5b", title: "Plum" },
          { value: "#00806b", title: "Teal" },
          { value: "#d9480f", title: "Orange" },
          { value: "#ffd400", title: "Yellow" },
        ],
      },
    },
  },
  initialGlobals: { scheme: "light", brand: "" },
  decorators: [pageDecorator],
  parameters: {
    layout: "fullscreen",
    // The nodes that pass are thousands in each report, and every report is sent to the test runner.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    backgrounds: { disabled: true },
    viewport: {
      options: {
        narrow: {
          name: "Narrow, 360",
          styles: { width: "360px", height: "740px" },
          type: "mobile",
        },
        medium: {
          name: "Medium, 768",
          styles: { width: "768px", height: "1024px" },
          type: "tablet",
        },
        wide: { name: "Wide, 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
    options: { storySort: { order: ["*", "ui"] } },
  },
};

export default preview;
