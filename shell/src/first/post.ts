const FAILED = { pageview: 'page view', event: 'event' };

/** Sends a message to the analytics service so that it outlives the page. A failure is logged, and nothing else (TRACK-07). */
export async function post(call: keyof typeof FAILED, message: object): Promise<void> {
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
    console.error(`Failed to track ${FAILED[call]}:`, error);
  }
}
