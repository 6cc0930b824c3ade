import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasPubs, paths, pubsLabel, type Site } from '@guide/contracts/site';
import { loadOnce } from '@guide/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import sharp from 'sharp';
import { THEME_COLOURS } from '../pages/document';

const ICONS = [
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'maskable-512.png', size: 512, maskable: true },
] as const;
/** The part that no mask cuts off, less a margin (https://w3c.github.io/manifest/#icon-masks). */
const SAFE_SHARE = 0.62;

/** The web app manifest and its icons, drawn from the SVG file `icon`. */
export const manifestRoutes =
  (site: Site, icon: string): FastifyPluginAsync =>
  async (app) => {
    const to = paths(site.slug);
    const shortcut = (name: string, url: string) => ({
      name,
      url,
      icons: [{ src: '/app/icon-192.png', sizes: '192x192', type: 'image/png' }],
    });
    const manifest = () => ({
      id: '/',
      name: `${site.product} Visitor guide`,
      short_name: site.product,
      description: site.tagline,
      lang: site.locale,
      start_url: '/',
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
        shortcut('Map', to.map()),
        shortcut('Search', to.search()),
        ...(hasPubs(site) ? [shortcut(pubsLabel(site), to.topPubs)] : []),
      ],
      share_target: {
        action: to.search(),
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        params: { text: 'query' },
      },
    });

    app.get('/manifest.webmanifest', async (_request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(manifest())),
    );
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
