import { operations } from '@guide/contracts/api/operations';
import { invalidRequest, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { storeEvent } from '../data/store-event';
import { dayOf } from '../days';
import type { Places } from '../places';
import { optedOut } from '../visit/opted-out';
import { pagePath } from '../visit/page-path';

/** API-16. Answered when it is stored; of a visitor who opted out nothing is (D-35). */
export function event(app: FastifyInstance, { timeZone }: Places): void {
  route(app, operations.trackEvent, async ({ body, headers }) => {
    if (body.properties !== undefined && !isJson(body.properties)) {
      throw invalidRequest([{ field: 'properties', message: 'must be JSON text' }]);
    }
    if (optedOut(headers)) return { ok: true as const };

    const at = new Date();
    const { name, category, properties } = body;
    const stored = { at, name, category, path: pagePath(body.path), properties };
    await storeEvent(await app.database(), dayOf(at, timeZone), stored);
    return { ok: true as const };
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
