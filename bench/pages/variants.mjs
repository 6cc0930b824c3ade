/** The pages that `pages-cpu` compares. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainScript, screenOf, withPlainScript } from './plain/build.mjs';
import { remember, replay, withoutScripts } from './replay.mjs';
import { openSite } from './site.mjs';

/**
 * @typedef {object} Variant
 * @property {string} name
 * @property {string} url
 * @property {boolean} hydrates - whether the page marks its document as hydrated
 * @property {() => Promise<string>} html - of its document
 */

/** The page with the same components, which a plain `hydrateRoot` hydrates at once. @param {string} html */
const plainPage = (html) => withPlainScript(withoutScripts(html), ...screenOf(html));

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
  /** A function that proxies a site. Its variants share the site's responses. @param {string} origin */
  const proxied = (origin) => {
    const get = remember(origin);
    return async (name, route, hydrates, changes) => {
      const { url } = await open(replay(origin, get, changes));
      return {
        name,
        url: url + route,
        hydrates,
        html: async () => (await get(route, 'text/html')).body.toString(),
      };
    };
  };
  try {
    const after = proxied((await open(openSite())).url);
    const earlier = before ? proxied((await open(openSiteOf(before))).url) : null;
    return {
      async of(page) {
        if (/^https?:/.test(page)) {
          const { origin } = new URL(page);
          const peer = proxied(origin);
          const path = page.slice(origin.length);
          return [
            await peer('peer', path, false),
            await peer('static', path, false, { page: withoutScripts }),
          ];
        }
        const variants = earlier ? [await earlier('before', page, true)] : [];
        variants.push(await after('after', page, true));
        const still = await after('static', page, false, { page: withoutScripts });
        const files = await plainScript(...screenOf(await still.html()));
        return [...variants, still, await after('plain', page, true, { page: plainPage, files })];
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
