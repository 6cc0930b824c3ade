/** The pages that `pages-cpu` compares. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remember, replay } from './replay.mjs';
import { openSite } from './site.mjs';

/**
 * @typedef {object} Variant
 * @property {string} name
 * @property {string} url
 * @property {boolean} hydrates - whether the page marks its document as hydrated
 * @property {() => Promise<string>} html - of its document
 */

/** The same HTML without scripts: scripts of another type are parsed and not run. @param {string} html */
export const withoutScripts = (html) =>
  html.replaceAll(/<script\b/g, '<script type="text/plain"').replaceAll(/<link [^>]*as="?script[^>]*>/g, '');

/**
 * Starts the guides and their proxies.
 * @param {string} [before] - folder of another work tree
 * @returns {Promise<{ of(page: string): Promise<Variant[]>, close(): Promise<void> }>} `of` takes a route of the
 *   guide, or a URL of another site
 */
export async function openVariants(before) {
  const opened = [];
  const open = async (openable) => {
    const item = await openable;
    opened.push(item);
    return item;
  };
  const close = async () => {
    for (const item of opened.reverse()) await item.close();
  };
  /** @type {Map<string, { served: string, still: string, get: ReturnType<typeof remember> }>} */
  const sites = new Map();
  const siteAt = async (origin) => {
    const get = remember(origin);
    const [served, still] = [
      await open(replay(origin, get)),
      await open(replay(origin, get, { page: withoutScripts })),
    ];
    sites.set(origin, { served: served.url, still: still.url, get });
    return sites.get(origin);
  };
  try {
    const after = await siteAt((await open(openSite())).url);
    const earlier = before && (await siteAt((await open(openSiteOf(before))).url));
    return {
      async of(page) {
        const isPeer = /^https?:/.test(page);
        const { origin } = isPeer ? new URL(page) : {};
        const site = origin ? (sites.get(origin) ?? (await siteAt(origin))) : after;
        const route = origin ? page.slice(origin.length) || '/' : page;
        const variant = (name, { get }, url, hydrates) => ({
          name,
          url: url + route,
          hydrates,
          html: async () => (await get(route, 'text/html')).body.toString(),
        });
        return [
          ...(earlier && !isPeer ? [variant('before', earlier, earlier.served, true)] : []),
          variant(isPeer ? 'peer' : 'after', site, site.served, !isPeer),
          variant('static', site, site.still, false),
        ];
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts the guide of another work tree with that tree's own programs. @param {string} folder */
async function openSiteOf(folder) {
  const program = pathToFileURL(path.resolve(folder, 'bench/pages/site.mjs')).href;
  return (await import(program)).openSite();
}
