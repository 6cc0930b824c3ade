import type { Readable } from 'node:stream';
import type { PreviewResponse, ReleaseResponse, StatusResponse } from '@guide/contracts/api';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import {
  ChangeRequest,
  PreviewUpload,
  ReleaseUpload,
  StatusRequest,
  UPLOAD_LIMITS,
} from '@guide/contracts/api/schemas';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { findIncompatibility } from '@guide/contracts/release/live-checks';
import { httpError, tooManyRequests, unavailable } from '@guide/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { CHECK_TIMEOUT_MS } from '../../checks/check';
import { RendererUnavailable } from '../../renderers/process';
import type { Renderers } from '../../renderers/renderers';
import { sizeOf } from '../allocation';
import type { Failures } from '../failures';
import { readLive } from '../live';
import type { Registry } from '../registry';
import type { createRequestReader } from '../signing/requests';
import { ReleaseRefused } from '../signing/verify';
import { receiveArchive } from './archive';
import { type ReceiveOptions, receive } from './receive';

/** Concurrent checks per gateway; each may need the unpacked size in memory. */
export const MAX_UPLOADS = 2;
const MAX_UPLOADS_PER_HOUR = 60;
const RETRY_AFTER_S = 5;
/** Time to render an upload's screens and store its files, in addition to the check. */
const RENDER_AND_STORE_MS = 35_000;

const { uploadRelease, uploadPreview, changeReleases, releaseStatus } = gatewayOperations;

export interface ReleaseRoutesOptions extends ReceiveOptions {
  requests: ReturnType<typeof createRequestReader>;
  failures: Failures;
  failureOf: Renderers['failureOf'];
  registryOf(by: string): Registry;
  previewLink(request: FastifyRequest, module: string, version: string, expiresAt: Date): Promise<string>;
}

/** Requests of teams. Signature and owner are verified before a body is read. */
export const releaseRoutes =
  ({
    requests,
    failures,
    failureOf,
    registryOf,
    previewLink,
    ...options
  }: ReleaseRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    await requests.prepare();
    const { registry, site } = options;
    const uploading = new Set<string>();
    let checking = 0;

    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
    app.setErrorHandler(async (error) => {
      if (error instanceof RendererUnavailable) throw unavailable(error.message, RETRY_AFTER_S);
      throw error instanceof ReleaseRefused ? httpError(422, 'RELEASE_REFUSED', error.message) : error;
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.headers['content-encoding'])
        throw httpError(
          415,
          'UNSUPPORTED_MEDIA_TYPE',
          'An archive is sent as it is, without Content-Encoding.',
        );
      if (Number(request.headers['content-length']) > UPLOAD_LIMITS.SENT_BYTES)
        throw httpError(413, 'BODY_TOO_LARGE', `An archive has ${UPLOAD_LIMITS.SENT_BYTES} bytes at most.`);
    });

    /** Receives an upload before checking it, so that a slow sender does not occupy a check. */
    async function receiveUpload<T>(
      request: FastifyRequest,
      team: string,
      digest: string,
      check: (archive: Buffer) => Promise<T>,
    ): Promise<T> {
      const busyError = () =>
        tooManyRequests('Another release is being uploaded: try again in a moment.', RETRY_AFTER_S);
      if (uploading.has(team)) throw busyError();
      uploading.add(team);
      try {
        if ((await requests.countUploads(team)) > MAX_UPLOADS_PER_HOUR)
          throw tooManyRequests(`${team} has uploaded ${MAX_UPLOADS_PER_HOUR} releases within an hour.`, 600);
        const archive = await receiveArchive(bodyOf(request), digest);
        if (checking >= MAX_UPLOADS) throw busyError();
        checking += 1;
        // The check sends nothing for longer than the usual connection timeout.
        request.raw.socket.setTimeout(CHECK_TIMEOUT_MS + RENDER_AND_STORE_MS);
        return await check(archive).finally(() => {
          checking -= 1;
        });
      } finally {
        uploading.delete(team);
      }
    }

    app.post(uploadRelease.path, async (request): Promise<ReleaseResponse> => {
      const { claims, ...uploader } = await requests.read(ReleaseUpload, request.headers.authorization);
      const { module, version, digest, percent, ramp } = claims;
      refuseRamp(percent, ramp);
      return receiveUpload(request, uploader.team, digest, async (archive) => {
        if (percent < 100 && !(await registry.stableVersion(module)))
          throw new ReleaseRefused(`Nothing of ${module} is live: its first release is for everybody.`);
        const { commit } = await receive(options, archive, claims, uploader);
        await assignShare(registryOf(`${uploader.team} over HTTP`), module, version, percent, ramp, commit);
        const message = `Released ${module} ${version} to ${percent} % of visitors.`;
        return { module, version, percent, message };
      });
    });

    app.post(uploadPreview.path, async (request): Promise<PreviewResponse> => {
      const { claims, ...uploader } = await requests.read(PreviewUpload, request.headers.authorization);
      const { module, version, digest, hours } = claims;
      return receiveUpload(request, uploader.team, digest, async (archive) => {
        if (module === EMBED_KIT)
          throw new ReleaseRefused('The embed kit has no preview: it is on no page of the guide.');
        await receive(options, archive, claims, uploader);
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
      return { module, version, percent, message: `${module} ${version} has ${percent} % of visitors.` };
    });

    app.post(releaseStatus.path, async (request): Promise<StatusResponse> => {
      const { team, paths, slots, claims } = await requests.read(
        StatusRequest,
        request.headers.authorization,
      );
      const { module } = claims;
      // Bypass the cache: a team reads the status right after a change.
      const teamRegistry = registryOf(team);
      const record = await teamRegistry.recordOf(module);
      return {
        module,
        allocations: (record?.allocations ?? []).map(({ version, ranges }) => ({
          version,
          percent: sizeOf(ranges) / 100,
          failure: failureOf(module, version),
        })),
        halted: record?.halted ?? null,
        changes: await teamRegistry.audit(module),
        failures: (await failures.of(module)).map(({ first, last, ...failure }) => ({
          ...failure,
          first: first.toISOString(),
          last: last.toISOString(),
        })),
        live: await readLive(site, teamRegistry),
        permitted: { paths, slots },
      };
    });
  };

function refuseRamp(percent: number, ramp: boolean): void {
  if (ramp && !(percent > 0 && percent < 100))
    throw new ReleaseRefused('A share that grows begins with more than 0 and less than 100 %.');
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

function bodyOf({ body }: FastifyRequest): Readable {
  if (!body) throw httpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'A release is sent as application/gzip.');
  return body as Readable;
}
