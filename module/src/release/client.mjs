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
/** Attempts while the guide responds with `Retry-After`, and how long they may wait together. */
const MAX_ATTEMPTS = 60;
const MAX_WAIT_S = 300;
/** A guide needs less: an upload waits up to 20 s and is checked within 90 s. */
const TIMEOUT_MS = 120_000;

class GuideError extends Error {
  /** @param {number} status @param {string} code - code of the error body @param {string} message */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Sends a signed request to a guide. Waits for a busy guide, and tries again with a new signature.
 * @param {string} guide - its URL @param {Awaited<ReturnType<typeof import('./keys.mjs').readKey>>} key
 * @param {{ module: string, action: keyof typeof PATHS } & Record<string, unknown>} claims
 * @param {Buffer} [archive] - archive of `packRelease`
 * @param {(sentence: string) => void} [onWait] - learns why the command waits @returns {Promise<any>} the response body
 * @throws {GuideError} on an error response; {Error} in one sentence when the URL is unreachable or not a guide
 */
export async function requestGuide(guide, key, claims, archive, onWait = () => {}) {
  const address = new URL(PATHS[claims.action], guide);
  const digest = archive && createHash('sha256').update(archive).digest('base64url');
  let waited = 0;
  for (let attempt = 1; ; attempt += 1) {
    const token = await signRequest(key, { ...claims, ...(digest && { digest }) });
    const { status, retryAfter, body } = await post(address, token, archive);
    if (status === 200) return body;
    const { code, message } = body?.error ?? {};
    waited += retryAfter;
    if (attempt < MAX_ATTEMPTS && waited <= MAX_WAIT_S) {
      onWait(`${message ?? 'The guide is busy.'} Trying again in ${retryAfter} s…`);
      await pause(retryAfter * 1000);
      continue;
    }
    throw new GuideError(
      status,
      code ?? '',
      message ?? `${address.origin} responded with ${status}: it is not a guide.`,
    );
  }
}

/**
 * Sends one request. A response counts even if it comes before the body is sent completely.
 * @param {URL} address @param {string} token @param {Buffer} [archive]
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
    let hasResponse = false;
    call.on('timeout', () => call.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} s.`)));
    call.on('error', (error) => hasResponse || unreachable(error));
    call.on('response', (response) => {
      hasResponse = true;
      const { statusCode: status = 0, headers: received } = response;
      const retryAfter = Number(received['retry-after'] ?? Number.POSITIVE_INFINITY);
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
