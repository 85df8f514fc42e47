import { pollTimeoutMs, testTimeoutMs } from "../test/support/timeouts.ts";

// React and other libraries run as they are shipped: without the warnings of their development builds.
process.env.NODE_ENV = "production";

/** What all test projects share. */
export const sharedOptions = {
  restoreMocks: true,
  testTimeout: testTimeoutMs,
  hookTimeout: testTimeoutMs,
  // The end-to-end tests mostly wait; one page of browser tests runs beside them.
  maxWorkers: 2,
  // A state is mostly there within a few milliseconds: the default of 50 would double the time of the browser tests.
  expect: { poll: { timeout: pollTimeoutMs, interval: 10 } },
  setupFiles: ["test/support/watch-console.ts"],
};

const inNode = {
  ...sharedOptions,
  // A worker loads each module once for all of its files; no test leaves state behind.
  isolate: false,
  environment: "node" as const,
};

/** Folder of the tests of `npm run long-texts`, which take minutes. */
export const longTexts = "test/long-texts";

const builtTests = ["test/contract/**/*.test.ts", "test/cli/*.test.ts"];

/** The tests of the sources in Node. */
export const unitOptions = {
  ...inNode,
  name: "unit",
  include: ["{test,tools}/**/*.test.ts"],
  exclude: ["test/**/*.browser.test.ts", `${longTexts}/**`, ...builtTests],
};

/** The tests of the built files and of the commands, in Node. */
export const builtOptions = { ...inNode, name: "built", include: builtTests };

/** Those of what reads a megabyte in Node. */
export const longTextOptions = {
  ...inNode,
  name: "long texts",
  include: [`${longTexts}/*.test.ts`],
};
