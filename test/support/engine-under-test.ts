/** The browser that `npm run browsers` has found, passed to the processes that it starts. */
export type EngineUnderTest =
  | { readonly name: "chromium" }
  | { readonly name: "firefox"; readonly path: string }
  | {
      readonly name: "webkit";
      /** The address of the driver. */
      readonly hostname: string;
      readonly port: number;
      /** The program that the driver starts. */
      readonly browser: string;
    };

export const engineUnderTest: EngineUnderTest = JSON.parse(
  process.env.SCOUT_ENGINE ?? '{ "name": "chromium" }',
);
