import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { saltOfDay } from '../data/salt-of-day';
import { seeVisitor } from '../data/see-visitor';
import { storePageView } from '../data/store-page-view';
import { dayOf } from '../days';
import type { Places } from '../places';
import { deviceOf } from '../visit/device';
import { optedOut } from '../visit/opted-out';
import { pagePath } from '../visit/page-path';
import { referrerHost } from '../visit/referrer';
import { visitorMark } from '../visit/visitor';

/** API-15. Answered when it is stored; of a visitor who opted out nothing is (D-35). */
export function pageView(app: FastifyInstance, { timeZone }: Places): void {
  route(app, operations.trackPageView, async (request) => {
    const { body, headers } = request;
    if (optedOut(headers)) return { ok: true as const };

    const at = new Date();
    const day = dayOf(at, timeZone);
    const view = {
      at,
      path: pagePath(body.path),
      device: deviceOf(headers['user-agent'] ?? body.userAgent),
      referrer: referrerHost(body.referrer, request.hostname),
    };
    const db = await app.database();
    const mark = visitorMark(request, await saltOfDay(db, day, at));
    await storePageView(db, day, view, await seeVisitor(db, day, mark, at));
    return { ok: true as const };
  });
}
