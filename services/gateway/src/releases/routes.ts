import type { Release } from '@guide/contracts/api';
import { httpError } from '@guide/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { sizeOf } from './allocation';
import type { Outcomes } from './outcomes';
import { pin, releaseId } from './records';
import type { Registry } from './registry';
import { visitorOf } from './visitor';

/** How often counts are written and canaries judged, ms. */
const JUDGE_EVERY = 5000;

const REPORT = {
  type: 'object',
  required: ['module', 'version', 'kind'],
  additionalProperties: false,
  properties: {
    module: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' },
    version: { type: 'string', maxLength: 80 },
    kind: { enum: ['load', 'render', 'slow'] },
    message: { type: 'string', maxLength: 300 },
  },
} as const;

interface Report {
  module: string;
  version: string;
  kind: 'load' | 'render' | 'slow';
  message?: string;
}

/**
 * GET /api/modules: the registry in the shape of the public frontend-discovery schema, with our fields in `extras`.
 * GET /api/modules/live: the version of each module for this visitor.
 * GET /api/modules/:module/releases: what to load in place of a release that failed, best first.
 * POST /api/modules/failures: a browser tells that a module failed, or was slow, at a visitor.
 */
export const moduleRoutes =
  (registry: Registry, outcomes: Outcomes, secure: boolean): FastifyPluginAsync =>
  async (app) => {
    const timer = setInterval(() => {
      outcomes.flush().catch((error) => app.log.warn({ err: error }, 'Judging canaries failed'));
    }, JUDGE_EVERY);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));

    app.get('/api/modules', async (_request, reply) => {
      const { modules, releases } = await registry.state();
      reply.header('cache-control', 'no-cache');
      return {
        microFrontends: Object.fromEntries(
          modules.map(({ _id, allocations, halted }) => [
            _id,
            allocations.flatMap(({ version, ranges }) => {
              const release = releases.get(releaseId(_id, version));
              return release ? [describe(release, sizeOf(ranges) / 100, halted)] : [];
            }),
          ]),
        ),
      };
    });

    app.get('/api/modules/live', async (request, reply) => {
      const { modules } = await registry.state();
      reply.header('cache-control', 'private, no-store');
      const releases = await registry.releasesFor(visitorOf(request, reply, modules, secure));
      return Object.fromEntries(Object.values(releases).map(({ module, version }) => [module, version]));
    });

    app.get<{ Params: { module: string } }>('/api/modules/:module/releases', async (request, reply) => {
      const { modules } = await registry.state();
      const visitor = visitorOf(request, reply, modules, secure);
      const releases = await registry.alternatives(request.params.module, visitor);
      if (releases.length === 0) throw httpError(404, 'NOT_FOUND', 'There is no such module.');
      reply.header('cache-control', 'private, no-store');
      return releases.map(pin);
    });

    app.post<{ Body: Report }>(
      '/api/modules/failures',
      { schema: { body: REPORT } },
      async (request, reply) => {
        const { module, version, kind, message } = request.body;
        const { releases } = await registry.state();
        if (releases.has(releaseId(module, version))) {
          request.log.warn({ module, version, kind, message }, 'A module failed or was slow at a visitor');
          outcomes[kind === 'slow' ? 'slow' : 'failed'](module, version);
        }
        return reply.code(202).send({ ok: true });
      },
    );
  };

const describe = (release: Release, share: number, halted: unknown) => ({
  url: `${release.base}${release.entry}`,
  metadata: { version: release.version, integrity: release.integrity[release.entry] },
  deployment: { traffic: share, default: share >= 50 },
  extras: {
    owner: release.owner,
    contract: release.contract,
    size: release.size,
    releasedAt: release.releasedAt,
    exposes: Object.keys(release.exposes),
    halted,
  },
});
