import { isFromGateway } from '../reachable';

/** After this time the message is queued and its connection freed. */
const MAX_SENDING_MS = 10_000;

/** Redirects fail: Chromium keeps the connection of a redirected keepalive request for 30 s, and six block all others. */
export async function sendMessage({ request }: { request: Request }): Promise<Response> {
  const message = new Request(request, {
    // The worker's event outlives the page, so keepalive is not needed.
    keepalive: false,
    mode: 'same-origin',
    redirect: 'error',
    referrer: request.referrer,
    signal: AbortSignal.timeout(MAX_SENDING_MS),
  });
  const response = await fetch(message);
  return isFromGateway(response) ? response : Response.error();
}
