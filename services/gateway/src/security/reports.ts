import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import type { FastifyPluginAsync } from 'fastify';

/** A broken page with many visitors must not fill the log. */
const MAX_LOGGED_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const MAX_REPORTS_PER_REQUEST = 10;
const MAX_TEXT_LENGTH = 200;

/** Body of `application/csp-report`, or an entry of `application/reports+json`. */
interface Report {
  type?: unknown;
  body?: Record<string, unknown>;
  'csp-report'?: Record<string, unknown>;
}

/** POST /api/reports: logs violations of the guide's policies, at most 60 a minute, without queries and visitors. */
export const reportRoutes: FastifyPluginAsync = async (app) => {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  let [logged, dropped, minuteEnds] = [0, 0, 0];
  app.post(gatewayOperations.reportViolations.path, async (request, reply) => {
    const reports = ([request.body].flat() as Report[]).slice(0, MAX_REPORTS_PER_REQUEST);
    for (const report of reports) {
      if (performance.now() > minuteEnds) [logged, minuteEnds] = [0, performance.now() + MINUTE_MS];
      if (logged === MAX_LOGGED_PER_MINUTE) {
        dropped += 1;
        continue;
      }
      logged += 1;
      request.log.warn(
        { violation: summaryOf(report), ...(dropped && { dropped }) },
        'A browser refused something',
      );
      dropped = 0;
    }
    return reply.code(204).send();
  });
};

function summaryOf(report: Report) {
  const body = Object(report?.['csp-report'] ?? report?.body) as Record<string, unknown>;
  return {
    type: textOf(report?.type ?? 'csp-violation'),
    directive: textOf(body.effectiveDirective ?? body['effective-directive'] ?? body.destination),
    blocked: withoutQuery(body.blockedURL ?? body['blocked-uri']),
    page: withoutQuery(body.documentURL ?? body['document-uri']),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : undefined);
const withoutQuery = (value: unknown) => textOf(value)?.replace(/[?#].*$/s, '');
