import type { TextGroup, TextsOf } from "../../core/texts/text-group.ts";
import type { sharedGroups } from "./text-groups.ts";

/** The translations of groups of texts, by the key of each group. A pack without a text does not compile. */
export type Pack<Group extends TextGroup<unknown>> = {
  readonly [One in Group as One["key"]]: TextsOf<One>;
};

/** The texts that elements share. */
export type CommonGroup = (typeof sharedGroups)[number];
