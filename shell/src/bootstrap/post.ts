import { ifUnreached } from '../tracking/ifUnreached';

const FAILED = { pageview: 'page view', event: 'event' };

/** Sends a message to the analytics service; a failure is logged (TRACK-07). @param onLost called without a connection */
export async function post(
  call: keyof typeof FAILED,
  message: object,
  onLost: () => void = () => {},
): Promise<void> {
  try {
    const answer = await fetch(`/api/analytics/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      keepalive: true,
      priority: 'low',
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    await answer.text();
  } catch (error) {
    if (error instanceof TypeError) ifUnreached(onLost);
    console.error(`Failed to track ${FAILED[call]}:`, error);
  }
}
