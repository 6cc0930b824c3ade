import type { FastifyInstance } from 'fastify';

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

export const poster =
  (app: FastifyInstance) =>
  (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/analytics/${path}`,
      headers: { 'content-type': 'application/json', 'user-agent': FIREFOX, ...headers },
      payload: JSON.stringify(body),
    });
