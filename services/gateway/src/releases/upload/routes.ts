import type { PreviewResponse, ReleaseResponse, StatusResponse } from '@guide/contracts/api';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { ChangeRequest, PreviewUpload, ReleaseUpload, StatusRequest } from '@guide/contracts/api/schemas';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { findIncompatibility } from '@guide/contracts/release/live-checks';
import { UPLOAD_LIMITS } from '@guide/contracts/release/upload-limits';
import { httpError } from '@guide/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { busy } from '../../checks/busy';
import { RendererUnavailable } from '../../renderers/process';
import type { Renderers } from '../../renderers/renderers';
import { sizeOf } from '../allocation';
import type { Failures } from '../failures';
import { readLive } from '../live';
import type { ModuleRecord } from '../records';
import type { Registry } from '../registry';
import { describeShare, listUnserved } from '../served';
import type { createRequestReader } from '../signing/requests';
import { ReleaseRefused } from '../signing/verify';
import { createAdmission, MAX_WAIT_MS } from './admission';
import { type ReceiveOptions, receive } from './receive';

const { uploadRelease, uploadPreview, changeReleases, releaseStatus } = gatewayOperations;

export interface ReleaseRoutesOptions extends ReceiveOptions {
  requests: ReturnType<typeof createRequestReader>;
  failures: Failures;
  failureOf: Renderers['failureOf'];
  registryOf(by: string): Registry;
  /** What browsers have reported of a module's live releases. */
  measuredOf(record: ModuleRecord): Promise<Pick<StatusResponse, 'votes' | 'vitals'>>;
  previewLink(request: FastifyRequest, module: string, version: string, expiresAt: Date): Promise<string>;
  /** How long an upload waits for a check and a renderer; default `MAX_WAIT_MS`. */
  maxWaitMs?: number;
}

/** Requests of teams. Signature and owner are verified before a body is read. */
export const releaseRoutes =
  ({
    requests,
    failures,
    failureOf,
    registryOf,
    measuredOf,
    previewLink,
    maxWaitMs = MAX_WAIT_MS,
    ...options
  }: ReleaseRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    await requests.prepare();
    const { site } = options;
    const admit = createAdmission(requests, maxWaitMs);

    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
    app.setErrorHandler(async (error, request) => {
      if (error instanceof RendererUnavailable) {
        request.log.warn({ err: error }, 'No renderer was free for an upload');
        throw busy();
      }
      throw error instanceof ReleaseRefused ? httpError(422, 'RELEASE_REFUSED', error.message) : error;
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.headers['content-encoding'])
        throw httpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the archive without Content-Encoding.');
      if (Number(request.headers['content-length']) > UPLOAD_LIMITS.SENT_BYTES)
        throw httpError(413, 'BODY_TOO_LARGE', `An archive has ${UPLOAD_LIMITS.SENT_BYTES} bytes at most.`);
    });

    app.post(uploadRelease.path, async (request): Promise<ReleaseResponse> => {
      const { claims, ...uploader } = await requests.read(ReleaseUpload, request.headers.authorization);
      const { module, version, digest, percent, ramp } = claims;
      refuseRamp(percent, ramp);
      return admit(request, uploader, digest, async (archive, waitUntil) => {
        const teamRegistry = registryOf(`${uploader.team} over HTTP`);
        const stable = await teamRegistry.stableVersion(module);
        if (percent < 100 && !stable)
          throw new ReleaseRefused(
            `No release of ${module} is live. Release the first one without --canary.`,
          );
        const { commit } = await receive(options, archive, claims, uploader, waitUntil);
        // The stable release cannot be a canary as well: its share stays.
        if (percent === 100 || version !== stable)
          await assignShare(teamRegistry, module, version, percent, ramp, commit);
        const done = `Released ${module} ${version} to ${percent} % of visitors.`;
        const share = { module, version, wanted: percent };
        const served = await describeShare(teamRegistry, share, failureOf(module, version), done);
        return { module, version, ...served };
      });
    });

    app.post(uploadPreview.path, async (request): Promise<PreviewResponse> => {
      const { claims, ...uploader } = await requests.read(PreviewUpload, request.headers.authorization);
      const { module, version, digest, hours } = claims;
      return admit(request, uploader, digest, async (archive, waitUntil) => {
        if (module === EMBED_KIT)
          throw new ReleaseRefused('The embed kit has no preview, because no page of the guide shows it.');
        await receive(options, archive, claims, uploader, waitUntil);
        const expires = new Date(Date.now() + hours * 3_600_000);
        const url = await previewLink(request, module, version, expires);
        const expiresAt = expires.toISOString();
        const message = `Open ${url} to see ${module} ${version} until ${expiresAt}.`;
        return { module, version, url, expiresAt, message };
      });
    });

    app.post(changeReleases.path, async (request): Promise<ReleaseResponse> => {
      const { team, claims } = await requests.read(ChangeRequest, request.headers.authorization);
      const { module } = claims;
      const teamRegistry = registryOf(`${team} over HTTP`);
      if (claims.action === 'rollback') {
        const version = await teamRegistry.rollback(module);
        return { module, version, percent: 100, message: `${module} was rolled back to ${version}.` };
      }
      if (claims.action === 'unregister') {
        const version = await teamRegistry.unregister(module, claims.reason);
        const message = `${module} was removed: its pages show Page Not Found.`;
        return { module, version, percent: 0, message };
      }
      const { version, percent, ramp } = claims;
      refuseRamp(percent, ramp);
      const release = await teamRegistry.find(module, version);
      if (!release) throw new ReleaseRefused(`There is no release ${version} of ${module}.`);
      const reason = findIncompatibility(release, await readLive(site, teamRegistry));
      if (reason) throw new ReleaseRefused(reason);
      if (percent < 100 && (await teamRegistry.stableVersion(module)) === version)
        throw new ReleaseRefused(
          `${module} ${version} is the stable release: it already serves all visitors without a canary.`,
        );
      await assignShare(teamRegistry, module, version, percent, ramp, release.commit);
      const done = `${module} ${version} has ${percent} % of visitors.`;
      const share = { module, version, wanted: percent };
      const served = await describeShare(teamRegistry, share, failureOf(module, version), done);
      return { module, version, ...served };
    });

    app.post(releaseStatus.path, async (request): Promise<StatusResponse> => {
      const { team, paths, slots, calls, budget, claims } = await requests.read(
        StatusRequest,
        request.headers.authorization,
      );
      const { module } = claims;
      // Bypass the cache: a team reads the status right after a change.
      const teamRegistry = registryOf(team);
      const record = await teamRegistry.recordOf(module);
      const allocations = record?.allocations ?? [];
      const live = allocations.map(({ version }) => version);
      const changes = await teamRegistry.audit(module);
      return {
        module,
        allocations: allocations.map(({ version, ranges }) => ({
          version,
          percent: sizeOf(ranges) / 100,
          failure: failureOf(module, version),
        })),
        halted: record?.halted ?? null,
        unserved: await listUnserved(teamRegistry, module, live, changes),
        ...(record && (await measuredOf(record))),
        changes,
        failures: (await failures.of(module)).map(({ first, last, ...failure }) => ({
          ...failure,
          first: first.toISOString(),
          last: last.toISOString(),
        })),
        live: await readLive(site, teamRegistry),
        permitted: { paths, slots, calls, budget },
      };
    });
  };

function refuseRamp(percent: number, ramp: boolean): void {
  if (ramp && !(percent > 0 && percent < 100))
    throw new ReleaseRefused('A ramp starts with a share of more than 0 and less than 100 %.');
}

const assignShare = (
  registry: Registry,
  module: string,
  version: string,
  percent: number,
  ramp: boolean,
  commit: string | undefined,
) =>
  percent === 100
    ? registry.promote(module, version, commit)
    : registry.share(module, version, percent, commit, ramp);
