import { pollTimeoutMs, testTimeoutMs } from "../test/support/timeouts.ts";

// Run the production builds of React and other libraries, as shipped.
process.env.NODE_ENV = "production";

/** The options of all test projects. */
export const sharedOptions = {
  restoreMocks: true,
  testTimeout: testTimeoutMs,
  hookTimeout: testTimeoutMs,
  // The end-to-end tests mostly wait, so a page of browser tests can run beside them.
  maxWorkers: 2,
  // Most states appear within a few milliseconds. The default interval of 50 would double the time of the browser tests.
  expect: { poll: { timeout: pollTimeoutMs, interval: 10 } },
  setupFiles: ["test/support/watch-console.ts"],
};

const inNode = {
  ...sharedOptions,
  // A worker loads each module once for all of its files, because tests leave no state behind.
  isolate: false,
  environment: "node" as const,
};

/** The folder of the tests of `npm run long-texts`, which take minutes. */
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

/** The tests in Node that parse a megabyte. */
export const longTextOptions = {
  ...inNode,
  name: "long texts",
  include: [`${longTexts}/*.test.ts`],
};
