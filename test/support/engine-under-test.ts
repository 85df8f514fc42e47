/** The browser that `npm run browsers` has found, for the processes that it starts. */
export type EngineUnderTest =
  | { readonly name: "chromium" }
  | { readonly name: "firefox"; readonly path: string }
  | {
      readonly name: "webkit";
      /** Where its driver listens. */
      readonly hostname: string;
      readonly port: number;
      /** The program that the driver starts. */
      readonly browser: string;
    };

export const engineUnderTest: EngineUnderTest = JSON.parse(
  process.env.SCOUT_ENGINE ?? '{ "name": "chromium" }',
);
