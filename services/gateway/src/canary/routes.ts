import type { OutcomeReport, PageBegin, PageLeft } from '@guide/contracts/api';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { type Availability, hasOptedOut } from '@guide/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Failures } from '../releases/failures';
import { releaseId } from '../releases/records';
import type { Registry } from '../releases/registry';
import { readVisitor } from '../releases/visitor';
import type { createJudge } from './judge';
import type { PageVotes } from './pages';

const EVALUATION_INTERVAL_MS = 1000;

const { beginPage, leavePage, reportOutcome } = gatewayOperations;

export const canaryRoutes =
  (
    registry: Registry,
    pageVotes: PageVotes,
    judge: ReturnType<typeof createJudge>,
    failures: Failures,
    availability: Availability,
    secure: boolean,
  ): FastifyPluginAsync =>
  async (app) => {
    await Promise.all([pageVotes.prepare(), judge.prepare()]);
    let evaluating: Promise<void> | null = null;
    const timer = setInterval(() => {
      evaluating ??= judge
        .evaluate()
        .catch((error) => {
          if (!availability.reportError(error)) app.log.warn({ err: error }, 'Judging releases failed');
        })
        .finally(() => {
          evaluating = null;
        });
    }, EVALUATION_INTERVAL_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await evaluating;
    });

    app.post<{ Body: PageBegin }>(
      beginPage.path,
      { schema: { body: beginPage.body } },
      async (request, reply) => {
        const { module, version, page } = request.body;
        reply.header('cache-control', 'no-store');
        if (hasOptedOut(request.headers)) return { token: null };
        const client = { address: request.ip, visitor: readVisitor(request, secure) };
        return { token: await pageVotes.issueToken(module, version, page, client) };
      },
    );

    app.post<{ Body: PageLeft }>(
      leavePage.path,
      { schema: { body: leavePage.body } },
      async (request, reply) => {
        await pageVotes.abandon(request.body.module, request.body.page, request.ip);
        return reply.code(leavePage.status).send({ ok: true });
      },
    );

    app.post<{ Body: OutcomeReport }>(
      reportOutcome.path,
      { schema: { body: reportOutcome.body } },
      async (request, reply) => {
        const { token: _, ...outcome } = request.body;
        const { releases } = await registry.state();
        const release = releases.get(releaseId(outcome.module, outcome.version));
        if (outcome.kind !== 'hydrated' && release)
          request.log.warn({ ...outcome, owner: release.owner }, 'A module failed or was slow for a visitor');
        // One message per vote, so that one client cannot fill a team's list.
        if (await pageVotes.report(request.body, request.ip))
          await failures.record(outcome.module, outcome.version, 'browser', outcome.message ?? 'No message');
        return reply.code(reportOutcome.status).send({ ok: true });
      },
    );
  };
