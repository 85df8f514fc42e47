/** The tags in Vue's templates, as its language tools read them. */
import type {} from "scout-elements/vue";
import type { GlobalComponents } from "vue";

type LookupProps = InstanceType<GlobalComponents["scout-lookup"]>["$props"];

export const right: LookupProps = {
  class: "wide",
  apiBase: "https://portal.example.com",
  onScoutLookupCompleted: ({ detail }) => detail.place.clliCode,
};
export const wrong: readonly LookupProps[] = [
  // @ts-expect-error: no such attribute
  { adress: "1 Main Street" },
  // @ts-expect-error: no such value
  { colorScheme: "sepia" },
  // @ts-expect-error: no such member of the detail
  { onScoutLookupFailed: ({ detail }) => detail.reason },
];
