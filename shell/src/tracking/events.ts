import type { Api } from '@guide/contracts/api';
import type { Host } from '@guide/contracts/module';
import { isCounted } from '../settings/statistics';
import { pushToDataLayer } from './dataLayer';
import { deliver } from './delivery';
import { trackedEvent } from './trackedEvent';

/** Sends an event of this page (TRACK-02). */
export const sendEvent = (api: Api, event: Parameters<Host['track']>[0]): void =>
  deliver(api, { event: trackedEvent(event) });

/**
 * What modules call for an interaction: it is sent, and pushed to the data layer (TRACK-04). A failure is only logged
 * (TRACK-07, ERR-07); of a visitor who is not counted nothing leaves the page (D-35).
 */
export const trackEvent =
  (api: Api): Host['track'] =>
  (event) => {
    if (!isCounted()) return;
    const { name, category, label, value } = event;
    pushToDataLayer({ event: 'interaction', category, action: name, label, value });
    sendEvent(api, event);
  };
