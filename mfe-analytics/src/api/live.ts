/** Polling interval while the page is visible (D-18). */
export const LIVE_INTERVAL_MS = 30_000;
