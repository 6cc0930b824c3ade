import { isOurs } from '../reached';

/** A message that is not accepted by then waits on the device and frees its connection. */
const MAX_SENDING_MS = 10_000;

/**
 * Sends a page's reports: page views, events, health of a release. Chromium keeps the connection of a redirected keepalive
 * request for 30 s, and six of them block all others. Here a redirect and a response of another site are failures.
 */
export async function sendMessage({ request }: { request: Request }): Promise<Response> {
  const message = new Request(request, {
    // The worker's event outlives the page.
    keepalive: false,
    mode: 'same-origin',
    redirect: 'error',
    referrer: request.referrer,
    signal: AbortSignal.timeout(MAX_SENDING_MS),
  });
  const answer = await fetch(message);
  return isOurs(answer) ? answer : Response.error();
}
