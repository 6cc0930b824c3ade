import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { dayOf, endOfDay } from '../days';
import { countryOf } from '../visit/country';
import { deviceOf } from '../visit/device';
import { optedOut } from '../visit/opted-out';
import { pagePath } from '../visit/page-path';
import { referrerHost } from '../visit/referrer';
import { createSalts } from '../visit/salts';
import { visitorMark } from '../visit/visitor';
import type { Tracking } from './tracking';

/**
 * API-15. Answered when it is stored and counted (D-58). Of a visitor who opted out nothing is stored (D-35); of a bot,
 * known by the header of its own request (D-36), only that there was one.
 */
export function pageView(app: FastifyInstance, { timeZone, trustProxy, take }: Tracking): void {
  const salts = createSalts();
  route(app, operations.trackPageView, async (request) => {
    const { body, headers } = request;
    if (optedOut(headers)) return { ok: true as const };

    const at = new Date();
    const day = dayOf(at, timeZone);
    const agent = headers['user-agent'] ?? body.userAgent;
    if (isbot(agent)) {
      await take({ kind: 'bot', day });
      return { ok: true as const };
    }
    const dayEnds = endOfDay(at, timeZone);
    const view = {
      path: pagePath(body.path),
      device: deviceOf(agent),
      referrer: referrerHost(body.referrer, request.hostname),
      country: countryOf(request, trustProxy),
    };
    const mark = visitorMark(request, await salts(await app.database(), day, dayEnds));
    await take({ kind: 'view', id: body.id, view, visitor: { day, mark, at, dayEnds } });
    return { ok: true as const };
  });
}
