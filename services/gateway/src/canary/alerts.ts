import type { FastifyBaseLogger } from 'fastify';

export interface Alert {
  event: 'canary-halted';
  module: string;
  version: string;
  owner: string;
  text: string;
}

const MAX_ATTEMPTS = 3;
const TIMEOUT_MS = 5000;
const PAUSE_MS = 1000;

/** Logs alerts and posts them as JSON to the webhook `url`, if it is set, with at most three attempts. */
export const createAlerts =
  (url: string | undefined, log: FastifyBaseLogger) =>
  async (alert: Alert): Promise<void> => {
    log.error(alert, 'Alert');
    for (let attempt = 1; url && attempt <= MAX_ATTEMPTS; attempt += 1) {
      try {
        const { ok, status } = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(alert),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (ok) return;
        throw new Error(`It answers ${status}`);
      } catch (error) {
        log.warn({ err: error, attempt }, 'The webhook did not accept an alert');
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt).unref());
      }
    }
  };
