import type { Api } from '@guide/contracts/api';
import type { Host } from '@guide/contracts/module';
import { statisticsState } from '../settings/statistics';
import { pushToDataLayer } from './dataLayer';
import { deliver } from './delivery';
import { messageId } from './messageId';

type Event = Parameters<Host['track']>[0];

/** Sends an event of this page (TRACK-02); `label` and `value` go into its properties (ENT-25). */
export function sendEvent(api: Api, { name, category, properties, label, value }: Event): void {
  const event = {
    id: messageId(),
    name,
    category,
    path: location.pathname,
    properties: JSON.stringify({ ...(properties ? JSON.parse(properties) : {}), label, value }),
  };
  deliver(api, { event });
}

/**
 * What modules call for an interaction: it is sent, and pushed to the data layer (TRACK-04). A failure is only logged
 * (TRACK-07, ERR-07); of a visitor who is not counted nothing leaves the page (D-35).
 */
export const trackEvent =
  (api: Api): Host['track'] =>
  (event) => {
    if (statisticsState() !== 'counted') return;
    const { name, category, label, value } = event;
    pushToDataLayer({ event: 'interaction', category, action: name, label, value });
    sendEvent(api, event);
  };
