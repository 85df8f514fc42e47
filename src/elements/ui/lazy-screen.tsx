import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * A part of a screen that comes while its data do. The import is under way from the start; an error
 * boundary says so when it fails and the part is to be shown.
 */
export function lazyScreen<Props>(
  coming: Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  coming.catch(() => {});
  return lazy(async () => ({ default: await coming }));
}
