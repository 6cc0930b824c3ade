import { isOurs } from '../reached';

/** After this time a message is queued and frees its connection. */
const MAX_SENDING_MS = 10_000;

/**
 * Sends a page's reports. Redirects fail here: Chromium holds the connection of a redirected keepalive request for 30 s,
 * and six of them block all others.
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
  const response = await fetch(message);
  return isOurs(response) ? response : Response.error();
}
