import { isOurs } from '../reached';

/** A message that was not accepted by then waits on the device: its connection is for what the page itself needs. */
const MAX_SENDING_MS = 10_000;

/**
 * Sends what a page reports without waiting for the answer: page views, events, health of a release. Browsers keep the
 * connection of such a message for 30 s when a network leads it to a login page, and after six of them nothing else gets
 * one. Here a redirect is a failure, and so is an answer that is not the guide's: the page stores what was not accepted.
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
