import { ifUnreachable } from '../tracking/ifUnreachable';

const FAILED = { pageview: 'page view', event: 'event' };

/** Sends a message to analytics; a failure is logged (TRACK-07). @param onLost - called if there is no connection */
export async function post(
  call: keyof typeof FAILED,
  message: object,
  onLost: () => void = () => {},
): Promise<void> {
  try {
    const response = await fetch(`/api/analytics/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      keepalive: true,
      priority: 'low',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    await response.text();
  } catch (error) {
    if (error instanceof TypeError) ifUnreachable(onLost);
    console.error(`Failed to track ${FAILED[call]}:`, error);
  }
}
