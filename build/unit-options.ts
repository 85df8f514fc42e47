/** What all test projects share. */
export const sharedOptions = {
  restoreMocks: true,
  // For a busy machine: quick tests stay quick, and hanging ones still end.
  testTimeout: 60_000,
  // The end-to-end tests mostly wait; one page of browser tests runs beside them.
  maxWorkers: 2,
  expect: { poll: { timeout: 20_000 } },
};

const inNode = {
  ...sharedOptions,
  // A worker loads each module once for all of its files; no test leaves state behind.
  isolate: false,
  environment: "node" as const,
};

/** The tests of the sources in Node. */
export const unitOptions = {
  ...inNode,
  name: "unit",
  include: ["test/**/*.test.ts"],
  exclude: ["test/**/*.browser.test.ts", "test/contract/**"],
};

/** The tests of the built files in Node. */
export const builtOptions = {
  ...inNode,
  name: "built",
  include: ["test/contract/**/*.test.ts"],
};
