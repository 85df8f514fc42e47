/** True if this id enables analytics: it must contain `G-`, in capitals. */
export function startsAnalytics(googleAnalyticsId: string): boolean {
  return googleAnalyticsId.includes("G-");
}
