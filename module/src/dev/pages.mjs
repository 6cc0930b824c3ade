/** Edits the pages of a running guide so that they load one module from this machine. */

const ROOT = '<div id="root">';
const STATE = '<script type="application/json" id="guide-state">';
const END = '</script>';
const MAIN = '<main id="main"></main>';

/** @typedef {import('@guide/contracts/api').PinnedRelease} PinnedRelease */

/**
 * Reads the state in a page.
 * @param {string} html @returns {Pick<import('@guide/contracts/module').PageState, 'contract' | 'modules'> | null} null if the page is not one of a guide
 */
export function readState(html) {
  const start = html.lastIndexOf(STATE);
  if (start < 0 || !html.includes(ROOT)) return null;
  const end = html.indexOf(END, start);
  return JSON.parse(html.slice(start + STATE.length, end));
}

/**
 * Replaces a module in a page, and leaves the screen to the browser.
 * @param {string} html @param {{ release: PinnedRelease, origin: string, script: string }} module - `script` is the path
 *   of `page-script.mjs` @returns {string} unchanged if it is not a page of a guide
 */
export function withModule(html, { release, origin, script }) {
  const state = readState(html);
  if (!state) return html;
  const { module } = release;
  const live = state.modules[module];
  // A rendered page waits for its screen before React begins, instead of showing a spinner for a while.
  const edited = {
    ...state,
    modules: { ...state.modules, [module]: release },
    moduleOrigins: [origin],
    rendered: true,
  };
  const head = html
    .slice(0, html.indexOf(ROOT))
    .replace(/<html(?![^>]* data-worker)/, '<html data-worker="off"')
    .replace('<head>', `<head><script src="${script}" data-module="${module}">${END}`)
    .replace(FIRST_PAGE, (_, json) => ` data-page="${escapeAttribute(atOnce(json, live?.base))}"`);
  const rest = html.slice(html.indexOf(END, html.lastIndexOf(STATE)));
  const json = JSON.stringify(edited).replaceAll('<', '\\u003c');
  return `${head}${ROOT}${MAIN}</div>${STATE}${json}${rest}`;
}

const FIRST_PAGE = / data-page="([^"]*)"/;
/** @type {Record<string, string>} */
const ENTITIES = { '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const escapeAttribute = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Input of the page's first script: start without waiting, and without the scripts of the replaced release.
 * @param {string} attribute @param {string} [base] - folder of the replaced release
 */
function atOnce(attribute, base) {
  const text = attribute.replace(/&\S+?;/g, (entity) => ENTITIES[entity] ?? entity);
  /** @type {import('@guide/contracts/module').FirstPage} */
  const first = JSON.parse(text);
  const scripts = first.scripts.filter(([address]) => !base || !address.startsWith(base));
  return JSON.stringify({ ...first, hydrateAtOnce: true, scripts });
}

/** Whether a module shows one of its screens at an address, in any language. @param {PinnedRelease} release @param {string} pathname */
export const showsAt = ({ claims }, pathname) =>
  (claims?.paths ?? []).some(({ path }) =>
    new RegExp(`^(/[a-z]{2,3}(-\\w+)*)?${path.replace(/:[^/]+/g, '[^/]+')}/?$`).test(pathname),
  );

/** Headers that hold for the guide only: its TLS, its cookies, its reports, and hashes of released scripts. */
const NOT_PASSED = [
  'connection',
  'content-length',
  'etag',
  'integrity-policy',
  'keep-alive',
  'reporting-endpoints',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
];

/**
 * Response headers for a page that this machine serves.
 * @param {import('node:http').IncomingHttpHeaders} headers - of the guide @param {{ guide: string, origin: string, calls?: string[] }} module
 *   - `calls` are origins of its own backends
 * @returns {Record<string, string | string[]>}
 */
export function pageHeaders(headers, { guide, origin, calls = [] }) {
  const passed = Object.entries(headers).filter(([name]) => !NOT_PASSED.includes(name));
  const { 'content-security-policy': policy, location } = headers;
  return /** @type {Record<string, string | string[]>} */ ({
    ...Object.fromEntries(passed),
    ...(location?.startsWith(`${guide}/`) && { location: location.slice(guide.length) }),
    ...(policy && {
      'content-security-policy': localPolicy(String(policy), [origin.replace(/^http/, 'ws'), ...calls]),
    }),
  });
}

/** The policy without its reports, and with these connections. @param {string} policy @param {string[]} origins */
const localPolicy = (policy, origins) =>
  policy
    .split(';')
    .filter((directive) => !/^\s*report-/.test(directive))
    .map((directive) => (/^\s*connect-src\s/.test(directive) ? [directive, ...origins].join(' ') : directive))
    .join(';');
