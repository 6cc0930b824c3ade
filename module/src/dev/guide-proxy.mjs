import http from 'node:http';
import https from 'node:https';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ownSource } from './failures.mjs';
import { runInPage } from './page-script.mjs';
import { pageHeaders, showsAt, withModule } from './pages.mjs';

/** Path of the module's files, which no guide uses. */
export const MODULE_PATH = '/@module/';
const SCRIPT = `${MODULE_PATH}page.js`;
const TIMEOUT_MS = 30_000;
const MAX_REPORT_BYTES = 20_000;
/** Cookies stay here: they may belong to other programs on this machine. */
const TO_GUIDE = ['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'range', 'user-agent'];

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Sends a request to a guide, as a visitor who is not counted.
 * @param {string} guide - origin @param {string} url - path and query @param {Record<string, string>} headers
 * @returns {Promise<Request>} @throws {Error} in one sentence if the guide is unreachable
 */
export function askGuide(guide, url, headers, method = 'GET') {
  const { request } = guide.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(guide + url, {
      method,
      headers: { ...headers, 'sec-gpc': '1' },
      timeout: TIMEOUT_MS,
    });
    call.on('timeout', () => call.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)));
    // Without a message if each address of the host fails.
    call.on('error', (/** @type {NodeJS.ErrnoException} */ { message, code }) =>
      reject(new Error(`${guide} cannot be reached: ${message || code}.`)),
    );
    call.on('response', resolve);
    call.end();
  });
}

/**
 * Serves a guide with one module of this machine. What pages send (figures, sign-ups) ends here.
 * @param {{ guide: string, origin: string, release: import('./pages.mjs').PinnedRelease, onFailure: (text: string) => void }} options
 *   - `origin` of this server; `onFailure` gets each failure of the module in a browser
 * @returns {(request: Request, response: Response) => void}
 */
export function guideProxy({ guide, origin, release, onFailure }) {
  const own = { guide, origin, calls: release.calls };
  /** @param {Request} request @param {Response} response */
  async function answer(request, response) {
    const { method = 'GET', url = '/' } = request;
    if (!url.startsWith('/')) return void response.writeHead(400).end();
    if (url === SCRIPT) return sendScript(response);
    if (url === `${MODULE_PATH}failures`) return explain(request, response);
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(204).end();
    const isPage = String(request.headers.accept).includes('text/html');
    const passed = TO_GUIDE.flatMap((name) =>
      request.headers[name] && !(isPage && name === 'if-none-match')
        ? [[name, String(request.headers[name])]]
        : [],
    );
    const headers = { ...Object.fromEntries(passed), ...(isPage && { 'accept-encoding': 'identity' }) };
    const answered = await askGuide(guide, url, headers, method);
    const { statusCode = 502 } = answered;
    if (!String(answered.headers['content-type']).startsWith('text/html') || !isPage) {
      response.writeHead(statusCode, fileHeaders(answered.headers));
      return void (await pipeline(answered, response));
    }
    const html = withModule(await text(answered), { release, origin, script: SCRIPT });
    const isOwn = statusCode === 404 && showsAt(release, String(url.split('?')[0]));
    response.writeHead(isOwn ? 200 : statusCode, pageHeaders(answered.headers, own)).end(html);
  }

  const fileHeaders = (/** @type {import('node:http').IncomingHttpHeaders} */ headers) => {
    const { 'content-length': length, etag } = headers;
    return {
      ...pageHeaders(headers, own),
      ...(length && { 'content-length': length }),
      ...(etag && { etag }),
    };
  };

  /** @param {Request} request @param {Response} response */
  async function explain(request, response) {
    // Another site's page could send reports, too.
    if (request.headers.origin !== origin) return void response.writeHead(403).end();
    const body = await buffer(request);
    if (body.length > MAX_REPORT_BYTES) return void response.writeHead(413).end();
    const { message, stack } = JSON.parse(body.toString());
    const source = await ownSource(String(stack), origin + MODULE_PATH);
    if (!source) return void response.writeHead(204).end();
    const sentence = `${source}: ${message}`;
    onFailure(sentence);
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
  }

  return (request, response) => {
    answer(request, response).catch((error) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
    });
  };
}

/** @param {Response} response */
function sendScript(response) {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`(${runInPage})();`);
}
