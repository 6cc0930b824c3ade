import type { Api, TrackedEvent } from '@guide/contracts/api';
import type { Host } from '@guide/contracts/module';
import { pagePath } from '../navigation/address';
import { isCounted } from '../settings/statistics';
import { pushToDataLayer } from './dataLayer';
import { deliver } from './delivery';
import { createMessageId } from './messageId';

type Interaction = Parameters<Host['track']>[0];

/** Creates the event to send (TRACK-02); `label` and `value` become properties (ENT-25). */
export const trackedEvent = ({ name, category, properties, label, value }: Interaction): TrackedEvent => ({
  id: createMessageId(),
  name,
  category,
  path: pagePath(),
  properties: JSON.stringify({ ...parseProperties(properties), label, value }),
});

/** Invalid properties are a module's mistake: they are logged and must not break its event handler. */
function parseProperties(properties = '{}'): object {
  try {
    const parsed: unknown = JSON.parse(properties);
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed;
  } catch {
    // Logged below.
  }
  console.error(`The properties of an event are not a JSON object: ${properties}`);
  return {};
}

export const sendEvent = (api: Api, event: Interaction): void => deliver(api, { event: trackedEvent(event) });

/** Tracks a module's interaction and pushes it to the data layer (TRACK-04), if the visitor is counted (D-35). */
export const trackEvent =
  (api: Api): Host['track'] =>
  (event) => {
    if (!isCounted()) return;
    const { name, category, label, value } = event;
    pushToDataLayer({ event: 'interaction', category, action: name, label, value });
    sendEvent(api, event);
  };
