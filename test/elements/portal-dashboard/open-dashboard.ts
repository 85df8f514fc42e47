import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { dashboardAnswers, settingsCall, termsCall } from "./dashboard-answers.ts";

export interface DashboardGiven extends ModelGivenFor<"portal-dashboard"> {
  readonly settings?: object;
  readonly terms?: readonly object[];
}

/** Opens the dashboard of a user with access to Scout, and waits for all answers. */
export async function openDashboard({
  settings,
  terms = [],
  answers,
  ...given
}: DashboardGiven = {}) {
  const screen = await openModel("portal-dashboard", {
    ...given,
    answers: {
      ...dashboardAnswers,
      ...(settings && { [settingsCall]: () => Response.json({ data: { settings } }) }),
      [termsCall]: () => Response.json({ data: { rows: terms } }),
      ...answers,
    },
  });
  await screen.answered();
  const { model, core, clock, answered } = screen;
  function work() {
    const state = model.work.peek();
    if (state === null) throw new Error("The work is not loaded.");
    return state;
  }
  return {
    ...screen,
    work,
    called: (name: string) => screen.calls.filter((call) => call.name === name).length,
    went: () => screen.detailsOf("scout-navigated"),
    hrefs: () => screen.detailsOf("scout-navigated").map((to) => Reflect.get(Object(to), "href")),
    async type(box: "address" | "solutions" | "providers", text: string) {
      model[box].type(text);
      clock.advance(200);
      await answered();
      return model[box].suggestions.peek().rows;
    },
    async reload() {
      core.settings.reload();
      await answered();
    },
  };
}
