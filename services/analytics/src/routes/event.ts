import { operations } from '@guide/contracts/api/operations';
import { invalidRequest, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { dayOf } from '../days';
import { optedOut } from '../visit/opted-out';
import { pagePath } from '../visit/page-path';
import type { Tracking } from './tracking';

/** API-16. Answered when it is stored and counted (D-58); of a visitor who opted out nothing is (D-35), nor of a bot. */
export function event(app: FastifyInstance, { timeZone, take }: Tracking): void {
  route(app, operations.trackEvent, async ({ body, headers }) => {
    if (body.properties !== undefined && !isJsonObject(body.properties)) {
      throw invalidRequest([{ field: 'properties', message: 'must be the JSON text of an object' }]);
    }
    if (optedOut(headers)) return { ok: true as const };

    const at = new Date();
    const day = dayOf(at, timeZone);
    const { id, name, category, properties } = body;
    await take(
      isbot(headers['user-agent'])
        ? { kind: 'bot', day }
        : { kind: 'event', id, event: { name, category, path: pagePath(body.path), properties }, at, day },
    );
    return { ok: true as const };
  });
}

function isJsonObject(text: string): boolean {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
