import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The plugins of the elements, without the builds and test projects of the package. */
export default defineConfig({
  plugins: [react()],
  // The sheets use `light-dark()` as it is; older targets have it rewritten.
  build: { target: "esnext", chunkSizeWarningLimit: 4000 },
});
