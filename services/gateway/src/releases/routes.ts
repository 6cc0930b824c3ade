import type { FailureReport, ModuleList, Release, ReleaseChange } from '@guide/contracts/api';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { httpError } from '@guide/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { sizeOf } from './allocation';
import { type ModuleRecord, releaseId, toClientRelease } from './records';
import type { Registry } from './registry';
import type { ReleaseHealth } from './releaseHealth';
import { visitorOf } from './visitor';

/** How often counts are written and canaries evaluated. */
const EVALUATE_INTERVAL_MS = 5000;

const { modules: list, liveModules, moduleReleases, releaseChanges, reportModuleFailure } = gatewayOperations;

/** How many changes are told. */
const MAX_CHANGES = 30;

/** The calls below /api/modules (`contracts/api/gatewayOperations.ts`). */
export const moduleRoutes =
  (registry: Registry, releaseHealth: ReleaseHealth, secure: boolean): FastifyPluginAsync =>
  async (app) => {
    const timer = setInterval(() => {
      releaseHealth.flush().catch((error) => app.log.warn({ err: error }, 'Evaluating canaries failed'));
    }, EVALUATE_INTERVAL_MS);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));

    app.get(list.path, async (_request, reply): Promise<ModuleList> => {
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

    app.get(releaseChanges.path, async (_request, reply): Promise<ReleaseChange[]> => {
      reply.header('cache-control', 'no-cache');
      return (await registry.latestChanges(MAX_CHANGES)).map(({ by, ...change }) => ({
        ...change,
        by: by === 'start' || by === 'gateway' ? by : 'team',
      }));
    });

    app.get(liveModules.path, async (request, reply) => {
      const { modules } = await registry.state();
      reply.header('cache-control', 'private, no-store');
      const releases = await registry.releasesFor(visitorOf(request, reply, modules, secure));
      return Object.fromEntries(Object.values(releases).map(({ module, version }) => [module, version]));
    });

    app.get<{ Params: { module: string } }>(moduleReleases.path, async (request, reply) => {
      const { modules } = await registry.state();
      const visitor = visitorOf(request, reply, modules, secure);
      const releases = await registry.alternatives(request.params.module, visitor);
      if (releases.length === 0) throw httpError(404, 'NOT_FOUND', 'There is no such module.');
      reply.header('cache-control', 'private, no-store');
      return releases.map(toClientRelease);
    });

    app.post<{ Body: FailureReport }>(
      reportModuleFailure.path,
      { schema: { body: reportModuleFailure.body } },
      async (request, reply) => {
        const { module, version, kind, message } = request.body;
        const { releases } = await registry.state();
        if (releases.has(releaseId(module, version))) {
          request.log.warn({ module, version, kind, message }, 'A module failed or was slow at a visitor');
          releaseHealth[kind === 'slow' ? 'slow' : 'failed'](module, version);
        }
        return reply.code(reportModuleFailure.status).send({ ok: true });
      },
    );
  };

const describe = (release: Release, share: number, halted: ModuleRecord['halted']) => ({
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
