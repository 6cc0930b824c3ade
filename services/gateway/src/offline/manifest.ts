import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addressIn, hasPubs, languageOf, paths, pubsLabel, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { loadOnce } from '@guide/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import sharp from 'sharp';
import type { Languages } from '../languages';
import { THEME_COLOURS } from '../pages/document';
import { languageOfQuery } from './languageOfQuery';

const ICONS = [
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'maskable-512.png', size: 512, maskable: true },
] as const;
/** The part that no mask cuts off, less a margin (https://w3c.github.io/manifest/#icon-masks). */
const SAFE_SHARE = 0.62;

/** The manifest in the language of a site. An installation in another language than English has an id of its own. */
function manifestOf(site: Site) {
  const to = paths(site.slug);
  const address = (path: string) => addressIn(languageOf(site), path);
  const shortcut = (name: string, path: string) => ({
    name,
    url: address(path),
    icons: [{ src: '/app/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: address('/'),
    name: i18n.t('{city} Visitor guide', { city: site.product }),
    short_name: site.product,
    description: site.tagline,
    lang: site.locale,
    ...(site.language && { dir: site.language.dir }),
    start_url: address('/'),
    // Links to other languages stay in the app.
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    categories: ['travel'],
    icons: ICONS.map(({ file, size, maskable }) => ({
      src: `/app/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
    shortcuts: [
      shortcut(i18n.t('Map'), to.map()),
      shortcut(i18n.t('Search'), to.search()),
      ...(hasPubs(site) ? [shortcut(pubsLabel(site), to.topPubs)] : []),
    ],
    share_target: {
      action: address(to.search()),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { text: 'query' },
    },
  };
}

/** The web app manifest in each language, and its icons, drawn from the SVG file `icon`. */
export const manifestRoutes =
  (languages: Pick<Languages, 'list' | 'siteIn' | 'run'>, icon: string): FastifyPluginAsync =>
  async (app) => {
    app.get('/manifest.webmanifest', async (request, reply) => {
      const language = languageOfQuery(request, languages);
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(languages.run(language, () => manifestOf(languages.siteIn(language)))));
    });
    for (const target of ICONS) {
      const draw = loadOnce(() => drawIcon(icon, target));
      app.get(`/app/${target.file}`, async (_request, reply) =>
        reply
          .type('image/png')
          .header('cache-control', 'public, max-age=86400')
          .send(await draw()),
      );
    }
  };

async function drawIcon(icon: string, { size, maskable }: (typeof ICONS)[number]): Promise<Buffer> {
  const inner = Math.round(size * (maskable ? SAFE_SHARE : 0.9));
  const edge = Math.floor((size - inner) / 2);
  const svg = await readFile(path.resolve(icon));
  const stamp = await sharp(svg, { density: 600 }).resize(inner, inner, { fit: 'contain' }).png().toBuffer();
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: maskable ? THEME_COLOURS.light : { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([{ input: stamp, left: edge, top: edge }])
    .png()
    .toBuffer();
}
