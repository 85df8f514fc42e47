import type { Lookup } from "../store/documents.ts";
import { findScenarioByCode } from "./scenarios.ts";
import { stepDurationOf, steps, totalUnits } from "./steps.ts";

/** Completes all steps of the lookup that are due at `now`. */
export function advanceLookup(lookup: Lookup, now: number): Lookup {
  let { step, stepStartedAt } = lookup;
  while (step < steps.length && stepStartedAt + durationOf(lookup, step) <= now) {
    stepStartedAt += durationOf(lookup, step);
    step += 1;
  }
  return { ...lookup, step, stepStartedAt };
}

export function isComplete(lookup: Lookup): boolean {
  return lookup.step >= steps.length;
}

/** The completed share of the work, in the platform's format. */
export function percentageOf(lookup: Lookup, now: number): string {
  const done = steps.slice(0, lookup.step).reduce((sum, { units }) => sum + units, 0);
  const current = steps[lookup.step];
  if (!current) return formatPercentage(totalUnits, totalUnits);
  const part = Math.max(0, now - lookup.stepStartedAt) / durationOf(lookup, lookup.step);
  return formatPercentage(totalUnits, done + current.units * Math.min(part, 1));
}

/** Uses enough decimals to distinguish the steps, and more if rounding would give 100 too early. */
export function formatPercentage(total: number, current: number): string {
  const percentage = total === 0 ? 100 : (current / total) * 100;
  if (percentage >= 100) return "100";
  let decimals = Math.max(0, Math.floor(Math.log10(total / 2)) - 1);
  let text = percentage.toFixed(decimals);
  while (Number(text) >= 100) {
    decimals += 1;
    text = percentage.toFixed(decimals);
  }
  return text;
}

function durationOf(lookup: Lookup, step: number): number {
  return findScenarioByCode(lookup.scenario)?.stepMs ?? stepDurationOf(lookup, step);
}
