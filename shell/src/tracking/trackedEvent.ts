import type { TrackedEvent } from '@guide/contracts/api';
import type { Host } from '@guide/contracts/module';
import { messageId } from './messageId';

/** An event of this page as it is sent (TRACK-02); `label` and `value` go into its properties (ENT-25). */
export const trackedEvent = ({
  name,
  category,
  properties,
  label,
  value,
}: Parameters<Host['track']>[0]): TrackedEvent => ({
  id: messageId(),
  name,
  category,
  path: location.pathname,
  properties: JSON.stringify({ ...parseProperties(properties), label, value }),
});

/** An event's properties; a module's mistake in them is logged and costs its handler nothing. */
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
