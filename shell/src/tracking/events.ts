import type { Api } from '@guide/contracts/api';
import type { Host } from '@guide/contracts/module';

/** Sends an event; a failure is only logged (TRACK-02, TRACK-07, ERR-07). */
export const trackEvent =
  (api: Api): Host['track'] =>
  ({ name, category, properties, label, value }) => {
    const merged = { ...(properties ? JSON.parse(properties) : {}), label, value };
    api
      .trackEvent({ name, category, path: location.pathname, properties: JSON.stringify(merged) })
      .catch((error) => console.error('Failed to track event:', error));
  };
