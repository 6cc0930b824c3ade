import type { Fetch } from '@guide/contracts/api';
import type { FastifyRequest } from 'fastify';

/**
 * Sends a write of the newsletter for a visitor, whose address counts for the service's limits.
 * @param url - path and query of the API call
 * @param body - sent as JSON; default: no body
 * @returns the response; 503 if the service cannot be reached
 */
export async function callFor(
  request: FastifyRequest,
  fetch: Fetch,
  url: string,
  body?: object,
): Promise<Response> {
  const headers = { 'x-forwarded-for': request.ip, 'x-request-id': request.id };
  const content = body && {
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  };
  try {
    const response = await fetch(url, { method: 'POST', headers, ...content });
    // An unread body would keep the connection to the service busy.
    await response.text();
    return response;
  } catch (error) {
    request.log.warn({ err: error }, 'A call for a newsletter page failed');
    return new Response(null, { status: 503 });
  }
}
