import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { subscribe } from '../data/subscribe';

/** API-12. A known address answers as a new one, so that nobody can ask who subscribed (D-16). */
export function newsletter(app: FastifyInstance): void {
  route(app, operations.subscribe, async ({ body }) => {
    await subscribe(await app.database(), body.email);
    return { ok: true as const };
  });
}
