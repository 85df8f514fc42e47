/** What all test projects share. */
export const sharedOptions = {
  restoreMocks: true,
  // For a busy machine: quick tests stay quick, and hanging ones still end.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // The end-to-end tests mostly wait; one page of browser tests runs beside them.
  maxWorkers: 2,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ["test/support/watch-console.ts"],
};

const inNode = {
  ...sharedOptions,
  // A worker loads each module once for all of its files; no test leaves state behind.
  isolate: false,
  environment: "node" as const,
};

const builtTests = ["test/contract/**/*.test.ts", "test/build/cli/*.test.ts"];

/** The tests of the sources in Node. */
export const unitOptions = {
  ...inNode,
  name: "unit",
  include: ["test/**/*.test.ts"],
  exclude: ["test/**/*.browser.test.ts", ...builtTests],
};

/** The tests of the built files and of the commands, in Node. */
export const builtOptions = { ...inNode, name: "built", include: builtTests };
