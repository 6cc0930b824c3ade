import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { signRequest } from './keys.mjs';

const PATHS = {
  release: '/api/releases',
  preview: '/api/previews',
  rollback: '/api/releases/changes',
  share: '/api/releases/changes',
  unregister: '/api/releases/changes',
  status: '/api/releases/status',
};
/** Attempts while a guide answers with `Retry-After`. */
const MAX_ATTEMPTS = 4;
const MAX_WAIT_S = 30;
/** Longer than a guide needs to check an upload. */
const TIMEOUT_MS = 100_000;

/** What a guide refuses, with its message. */
class GuideError extends Error {
  /** @param {number} status @param {string} code of the error body @param {string} message */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Sends a signed request to a guide. When the guide asks to try again later, it is sent again, each time with a new signature.
 * @param {string} guide its address
 * @param {Awaited<ReturnType<typeof import('./keys.mjs').readKey>>} key
 * @param {{ module: string, action: keyof typeof PATHS } & Record<string, unknown>} claims
 * @param {Buffer} [archive] of `packRelease`
 * @returns {Promise<any>} the answer
 * @throws {GuideError} what the guide says; {Error} in one sentence when it cannot be reached or is no guide
 */
export async function requestGuide(guide, key, claims, archive) {
  const address = new URL(PATHS[claims.action], guide);
  const digest = archive && createHash('sha256').update(archive).digest('base64url');
  for (let attempt = 1; ; attempt += 1) {
    const token = await signRequest(key, { ...claims, ...(digest && { digest }) });
    const { status, retryAfter, body } = await post(address, token, archive);
    if (status === 200) return body;
    if (attempt < MAX_ATTEMPTS && retryAfter <= MAX_WAIT_S) {
      await pause(retryAfter * 1000);
      continue;
    }
    const { code, message } = body?.error ?? {};
    throw new GuideError(
      status,
      code ?? '',
      message ?? `${address.origin} answered ${status}: it is no guide.`,
    );
  }
}

/**
 * One request. A response counts even if it comes before the whole body is sent.
 * @param {URL} address
 * @param {string} token
 * @param {Buffer} [archive]
 * @returns {Promise<{ status: number, retryAfter: number, body: ReturnType<typeof parse> }>}
 */
function post(address, token, archive) {
  const { request } = address.protocol === 'https:' ? https : http;
  const headers = {
    authorization: `Bearer ${token}`,
    ...(archive && { 'content-type': 'application/gzip' }),
    'content-length': archive?.length ?? 0,
  };
  return new Promise((resolve, reject) => {
    const call = request(address, { method: 'POST', headers, timeout: TIMEOUT_MS });
    const unreachable = (/** @type {Error} */ error) =>
      reject(new Error(`${address.origin} cannot be reached: ${error.message}`));
    let answered = false;
    call.on('timeout', () => call.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} s.`)));
    call.on('error', (error) => answered || unreachable(error));
    call.on('response', (response) => {
      answered = true;
      const { statusCode: status = 0, headers: given } = response;
      const retryAfter = Number(given['retry-after'] ?? Number.POSITIVE_INFINITY);
      text(response).then((json) => resolve({ status, retryAfter, body: parse(json) }), unreachable);
    });
    call.end(archive);
  });
}

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
