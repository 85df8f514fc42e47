/** Whether this id enables analytics (1 §3; decisions E8): only if it contains `G-`, in capitals. */
export function startsAnalytics(googleAnalyticsId: string): boolean {
  return googleAnalyticsId.includes("G-");
}
