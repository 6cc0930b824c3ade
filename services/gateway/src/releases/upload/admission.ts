import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { UPLOAD_LIMITS } from '@guide/contracts/release/upload-limits';
import { HttpError, httpError, tooManyRequests } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import { busy } from '../../checks/busy';
import { CHECK_TIMEOUT_MS } from '../../checks/check';
import { RendererUnavailable } from '../../renderers/process';
import type { createRequestReader, Signer } from '../signing/requests';
import { ReleaseRefused } from '../signing/verify';
import { receiveArchive } from './archive';

/** Concurrent checks per gateway; each may need the unpacked size in memory. */
export const MAX_CHECKS = 2;
/** Received uploads that wait for a check, as they were sent. */
const MAX_WAITING = 6;
/** Memory of the uploads of a gateway, in bytes, without the threads that check them. */
export const UPLOADS_MEMORY =
  MAX_CHECKS * UPLOAD_LIMITS.UNPACKED_BYTES + MAX_WAITING * UPLOAD_LIMITS.SENT_BYTES;
/** How long an upload waits for a check and for a renderer, in milliseconds. */
export const MAX_WAIT_MS = 20_000;
/** Time to render an upload's screens and store its files, in addition to the check. */
const RENDER_AND_STORE_MS = 35_000;
const MAX_UPLOADS_PER_HOUR = 60;
const RENDERER_RETRY_MS = 1000;
const RETRY_AFTER_S = 5;

/**
 * Limits uploads: one of a team at a time, 60 an hour, two checks at once. Only uploads with a verdict count.
 * @returns receives the body of an upload, waits for its turn, and calls `check`
 */
export function createAdmission(requests: ReturnType<typeof createRequestReader>, maxWaitMs: number) {
  const uploading = new Set<string>();
  const takeTurn = createTurns();

  /** The upload is received before its turn, so that a slow sender does not occupy a check. */
  async function admitOnly<T>(
    { raw, body }: FastifyRequest,
    team: string,
    digest: string,
    check: (archive: Buffer, waitUntil: number) => Promise<T>,
  ): Promise<T> {
    if ((await requests.countUploads(team)) > MAX_UPLOADS_PER_HOUR)
      throw tooManyRequests(
        `${team} has uploaded ${MAX_UPLOADS_PER_HOUR} releases within an hour. Try again when the first of them is an hour old.`,
        600,
      );
    if (!body) throw httpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'A release is sent as application/gzip.');
    const archive = await receiveArchive(body as Readable, digest);
    // Nothing is sent while an upload waits and is checked: longer than the usual connection timeout.
    raw.socket.setTimeout(MAX_WAIT_MS + CHECK_TIMEOUT_MS + RENDER_AND_STORE_MS);
    const waitUntil = performance.now() + maxWaitMs;
    const endTurn = await takeTurn(waitUntil);
    return check(archive, waitUntil).finally(endTurn);
  }

  return async <T>(
    request: FastifyRequest,
    { team, requestId }: Signer,
    digest: string,
    check: (archive: Buffer, waitUntil: number) => Promise<T>,
  ): Promise<T> => {
    const isFirst = !uploading.has(team);
    uploading.add(team);
    try {
      if (isFirst) return await admitOnly(request, team, digest, check);
      throw tooManyRequests(
        `Another release of ${team} is being uploaded, nothing was changed. Run the command again when that has ended.`,
        RETRY_AFTER_S,
      );
    } catch (error) {
      // If this fails, the database is away: the upload counts.
      if (!isVerdict(error)) await requests.uncount(requestId).catch(() => {});
      throw error;
    } finally {
      if (isFirst) uploading.delete(team);
    }
  };
}

/** Whether an upload failed by its own fault, not by the machine's. */
const isVerdict = (error: unknown): boolean =>
  error instanceof ReleaseRefused ||
  (error instanceof HttpError && error.statusCode < 500 && error.statusCode !== 429);

/** Lets two uploads be checked at once; others wait. @returns a function that resolves to the end of a turn */
function createTurns(): (waitUntil: number) => Promise<() => void> {
  let running = 0;
  const waiting: (() => void)[] = [];

  function endTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (waitUntil) => {
    if (running < MAX_CHECKS) {
      running += 1;
      return endTurn;
    }
    if (waiting.length >= MAX_WAITING) throw busy();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(busy());
      };
      const timer = setTimeout(giveUp, Math.max(0, waitUntil - performance.now()));
      waiting.push(start);
    });
    return endTurn;
  };
}

/**
 * Repeats an attempt while no renderer is available, which is the machine's fault.
 * @param waitUntil - by `performance.now()`; the last attempt starts before it
 * @throws {RendererUnavailable} if the last attempt had no renderer
 */
export async function whenAvailable<T>(attempt: () => Promise<T>, waitUntil: number): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const isLast = performance.now() + RENDERER_RETRY_MS >= waitUntil;
      if (!(error instanceof RendererUnavailable) || isLast) throw error;
    }
    await pause(RENDERER_RETRY_MS);
  }
}
