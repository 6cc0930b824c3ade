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
  properties: JSON.stringify({ ...(properties ? JSON.parse(properties) : {}), label, value }),
});
