import type { ModuleList, Release, ReleaseChange } from '@guide/contracts/api';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { httpError } from '@guide/service-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { releasesWithPreview } from '../previews/previews';
import { sizeOf } from './allocation';
import { type ModuleRecord, releaseId, toClientRelease } from './records';
import type { Registry } from './registry';
import { visitorOf } from './visitor';

const { modules: listModules, liveModules, moduleReleases, releaseChanges } = gatewayOperations;

const MAX_CHANGES = 30;

export const moduleRoutes =
  (registry: Registry, secure: boolean): FastifyPluginAsync =>
  async (app) => {
    async function releasesOf(request: FastifyRequest, reply: FastifyReply) {
      const state = await registry.state();
      const visitor = visitorOf(request, reply, state, secure);
      return releasesWithPreview(request, registry, state, visitor);
    }

    app.get(listModules.path, async (_request, reply): Promise<ModuleList> => {
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
      reply.header('cache-control', 'private, no-store');
      const { releases } = await releasesOf(request, reply);
      return Object.fromEntries(Object.values(releases).map(({ module, version }) => [module, version]));
    });

    app.get<{ Params: { module: string } }>(moduleReleases.path, async (request, reply) => {
      const releases = (await releasesOf(request, reply)).alternatives(request.params.module);
      if (releases.length === 0) throw httpError(404, 'NOT_FOUND', 'There is no such module.');
      reply.header('cache-control', 'private, no-store');
      return releases.map((release) => toClientRelease(release));
    });
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
    claims: release.claims,
    halted: halted ?? undefined,
  },
});
