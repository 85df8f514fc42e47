/** Sample data for `api-base="demo:"`: the reference backend in the page's memory (interface: Sample data). */
import { createSampleBackend } from "./create-sample-backend.ts";

type Answer = (url: string, init: RequestInit) => Promise<Response>;

// The name is known to `src/elements/host/page/answer-sample.ts`. Two copies of this module share one backend.
const key = Symbol.for("scout-elements.sample.v1");
const page: typeof globalThis & { [key]?: Answer } = globalThis;

page[key] ??= createSampleBackend(() => navigator.userAgent);
