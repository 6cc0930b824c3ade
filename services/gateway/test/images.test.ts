import { randomInt } from 'node:crypto';
import { readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Api, createApi } from '@guide/contracts/api';
import { errors } from '@guide/service-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createImageCache } from '../src/images/cache';
import { createQueue, MAX_WAITING } from '../src/images/queue';
import { CACHE_LIMITS, imageRoutes } from '../src/images/routes';
import { socialRoutes } from '../src/images/social';
import { readVariant } from '../src/images/variant';
import { testFolder } from './support/folder';

const folder = testFolder();
let app: FastifyInstance;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="#B8273A"/></svg>';

/** An SVG that is larger, compressed, than a small picture of it. */
const largeSvg = () => {
  const dots = Array.from(
    { length: 1000 },
    () => `<circle cx="${randomInt(1200)}" cy="${randomInt(800)}" r="1"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${dots.join('')}</svg>`;
};

beforeAll(async () => {
  await writeFile(path.join(folder, 'tower.svg'), SVG);
  await writeFile(path.join(folder, 'large.svg'), largeSvg());
  const noise = Buffer.alloc(600 * 400 * 3).map((_, index) => (index * 7919 + (index % 251) * 31) % 256);
  await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
    .png()
    .toFile(path.join(folder, 'noise.png'));
  await writeFile(path.join(folder, '..', `${path.basename(folder)}-secret.svg`), SVG);
  await symlink(`../${path.basename(folder)}-secret.svg`, path.join(folder, 'link.svg'));
  const api = {
    listing: async ({ id }: { id: number }) => (id === 1 ? { imageUrl: '/images/tower.svg' } : null),
  } as unknown as Api;
  app = Fastify();
  await app.register(errors);
  await app.register(imageRoutes(folder, path.join(folder, 'cache'), api));
  await app.register(socialRoutes(folder));
});
afterAll(async () => {
  await app.close();
  await rm(`${folder}-secret.svg`, { force: true });
});

const get = (url: string, accept = 'image/avif,image/webp,*/*') =>
  app.inject({ url, headers: { accept, 'accept-encoding': 'br' } });

test('ENT-09 a small SVG is served compressed as SVG and runs no script', async () => {
  const response = await get('/images/tower.svg?auto=format&fit=crop&w=800&q=80');
  expect(response.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-encoding': 'br' });
  expect(response.headers.vary).toContain('Accept');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['image/avif;q=0,image/webp', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('ENT-09 Accept %s gets %s in the requested size', async (accept, type) => {
  const response = await get('/images/noise.png?auto=format&fit=crop&w=160&h=80&q=60', accept);
  expect(response.headers['content-type']).toBe(type);
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 160, height: 80 });
});

/** A photo of 300 × 200 pixels with EXIF orientation, red in the top left corner. */
async function writePhoto(name: string, orientation: number): Promise<void> {
  const red = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .toFile(path.join(folder, name));
}

test.each([
  ['jpg', 1, [160, 107], 'top left'],
  ['jpg', 2, [160, 107], 'top right'],
  ['jpg', 6, [160, 240], 'top right'],
  ['png', 6, [160, 240], 'top right'],
  ['webp', 8, [160, 240], 'bottom left'],
])(
  'ENT-09 a %s photo of EXIF orientation %d is upright',
  async (kind, orientation, [width, height], corner) => {
    const name = `photo-${orientation}.${kind}`;
    await writePhoto(name, orientation);
    const shape = `w=${width}&h=${height}`;
    const response = await get(`/images/${name}?${shape}&q=80`, 'image/webp');
    const picture = sharp(response.rawPayload);
    expect(await picture.metadata()).toMatchObject({ width, height });
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const x = corner.endsWith('left') ? 10 : info.width - 10;
    const y = corner.startsWith('top') ? 10 : info.height - 10;
    const [red, , blue] = data.subarray((y * info.width + x) * info.channels);
    expect([red! > 200, blue! < 60]).toEqual([true, true]);
    // Without a height the picture keeps its upright proportions.
    const uncropped = await sharp((await get(`/images/${name}?w=160`)).rawPayload).metadata();
    expect(uncropped.height! > uncropped.width!).toBe(orientation > 4);
  },
);

test("API-21 D-56 /api/images/{listingId} redirects to the listing's picture", async () => {
  const response = await get('/api/images/1?w=320');
  expect(response.headers.location).toBe('/images/tower.svg?w=320');
  expect((await get('/api/images/2')).statusCode).toBe(404);
  expect((await get('/api/images/1e3')).statusCode).toBe(404);
});

test.each([
  ['does not exist', 404, 404, undefined],
  ['has an id that the service refuses', 400, 404, undefined],
  ['is temporarily unavailable', 503, 503, '2'],
  ['gets no response', null, 503, '2'],
])(
  'API-21 the picture of a listing that %s gets the same status as the listing',
  async (_what, answered, status, retryAfter) => {
    const api = createApi(async () => {
      if (answered) return new Response('{}', { status: answered });
      throw new TypeError('fetch failed');
    });
    const gateway = Fastify();
    await gateway.register(errors);
    await gateway.register(imageRoutes(folder, path.join(folder, 'cache'), api));
    const { statusCode, headers } = await gateway.inject('/api/images/1');
    expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter]);
  },
);

test('ENT-09 a replaced SVG is compressed again', async () => {
  for (const svg of [SVG, SVG.replace('#B8273A', 'navy')]) {
    await writeFile(path.join(folder, 'replaced.svg'), svg);
    const { headers, rawPayload } = await get('/images/replaced.svg?w=800');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(svg);
  }
});

test('clients without brotli get an uncompressed SVG', async () => {
  const { headers, body } = await app.inject({
    url: '/images/tower.svg',
    headers: { accept: 'image/svg+xml', 'accept-encoding': 'br;q=0, gzip' },
  });
  expect([headers['content-encoding'], body]).toEqual([undefined, SVG]);
});

test.each([
  '/images/../package.json',
  '/images/%2e%2e/secret.svg',
  '/images/link.svg',
  '/images/none.svg',
  '/images/a%00.svg',
  '/images/%2fetc%2fpasswd',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

const askForMany = (name: string, count: number) => {
  const shapes = [80, 107, 120, 160, 213, 240, 320];
  const variants = [96, 160, 320, 480].flatMap((width) =>
    shapes.flatMap((height) =>
      [40, 60, 80].map((q) => `w=${width}&h=${((height * width) / 160) | 0}&q=${q}`),
    ),
  );
  return Promise.all(
    variants.slice(0, count).map((variant) => get(`/images/${name}?${variant}`, 'image/webp')),
  );
};

test('too many new sizes at once are refused, and later requests work again', async () => {
  const responses = await askForMany('noise.png', 3 * MAX_WAITING);
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(responses.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(MAX_WAITING);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]!.headers['retry-after']).toBe('2');
  expect((await get('/images/noise.png?w=96&h=96')).statusCode).toBe(200);
});

test('an SVG is sent unchanged while too many pictures are being created', async () => {
  const responses = await askForMany('large.svg', 3 * MAX_WAITING);
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const asDrawn = responses.filter(({ headers }) => headers['cache-control'] === 'no-store');
  expect(asDrawn.length).toBeGreaterThan(0);
  expect(asDrawn[0]!.headers['content-type']).toBe('image/svg+xml');
});

test('sizes are rounded up and limited', () => {
  expect(readVariant({ w: 801, q: 79 })).toMatchObject({ width: 1200, quality: 80 });
  expect(readVariant({ w: 9999 })).toMatchObject({ width: 1920 });
  expect(readVariant({})).toEqual({ width: 1200, height: undefined, quality: 80, format: 'jpeg' });
  expect(readVariant({ w: 160, h: 9999 }).height).toBe(320);
  expect(readVariant({ w: 9999, h: 1 }).height).toBe(960);
  expect(readVariant({ w: 800, h: 533 })).toMatchObject({ width: 800, height: 533 });
});

test('D-56 an invalid size or quality is 400, and valid ones still work', async () => {
  for (const value of ['0', '-1', '10001', '1.5', '1e9', 'NaN', 'Infinity', '', '%00', '1'.repeat(400)]) {
    for (const name of ['w', 'h', 'q']) {
      const response = await get(`/images/noise.png?${name}=${value}`);
      expect([name, value, response.statusCode]).toEqual([name, value, 400]);
      expect(response.json().error.code).toBe('INVALID_REQUEST');
    }
  }
  for (let number = 1; number <= 2 * availableParallelism(); number += 1) {
    await get('/images/noise.png?w=0&h=0');
    expect((await get(`/images/noise.png?w=96&h=${96 * number}`)).statusCode).toBe(200);
  }
});

test.each<[string, () => Promise<unknown>]>([
  [
    'throws at once',
    () => {
      throw new Error('broken');
    },
  ],
  ['is rejected', () => Promise.reject(new Error('broken'))],
  ['hangs', () => new Promise(() => {})],
])('a job that %s frees its slot', async (_what, work) => {
  const inTurn = createQueue(50);
  const jobs = Array.from({ length: 2 * availableParallelism() }, () => inTurn(work));
  for (const { status } of await Promise.allSettled(jobs)) expect(status).toBe('rejected');
  expect(await inTurn(async () => 'made')).toBe('made');
});

test('an address that fills the queue holds up no other: they take turns, and it gives up places', async () => {
  const inTurn = createQueue();
  const made: string[] = [];
  let finish = () => {};
  const first = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const busy = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () =>
    inTurn(() => first, 'flood'),
  );
  const add = (client: string) => inTurn(async () => made.push(client), client);
  const flood = Array.from({ length: 2 * MAX_WAITING }, () => add('flood'));
  const refusals = Promise.allSettled(flood);
  const visitors = ['a', 'a', 'b', 'c'].map(add);
  finish();
  await Promise.all([...busy, ...visitors]);
  const statuses = (await refusals).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'fulfilled')).toHaveLength(MAX_WAITING - visitors.length);
  for (const client of ['a', 'b', 'c']) expect(made.indexOf(client)).toBeLessThan(4 + busy.length);
  expect(made.lastIndexOf('a')).toBeLessThan(8 + busy.length);
});

test('concurrent requests share one job, and the folder stays within its limit', async () => {
  const limited = path.join(folder, 'limited');
  const cache = createImageCache(limited, 5000, () => {});
  let created = 0;
  const produce = async () => {
    created += 1;
    return Buffer.alloc(2000);
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.get('same', produce)));
  expect(created).toBe(1);
  for (let index = 0; index < 5; index += 1) await cache.get(`k${index}`, produce);
  await cache.trim();
  created = 0;
  for (let index = 0; index < 5; index += 1) await cache.get(`k${index}`, produce);
  expect(created).toBeGreaterThanOrEqual(3);
});

test('the folder loses the picture that was not used for the longest time, not the oldest', async () => {
  const used = path.join(folder, 'used');
  const cache = createImageCache(used, 5000, () => {});
  let created: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      created.push(key);
      return Buffer.alloc(2000);
    });
  await get('first');
  const [first] = (await readdir(used)).map((name) => path.join(used, name));
  await get('second');
  for (const [index, name] of (await readdir(used)).entries())
    await utimes(path.join(used, name), 0, path.join(used, name) === first ? 1 : 2 + index);
  await get('first');
  // The time of use is written in the background.
  for (let turn = 0; turn < 1000 && (await stat(first!)).mtimeMs < 10_000; turn += 1) await setImmediate();
  await get('third');
  await cache.trim();
  created = [];
  await get('first');
  expect(created).toEqual([]);
  await get('second');
  expect(created).toEqual(['second']);
});

/** Sizes in bytes of a folder's files by name. Files may be removed meanwhile. */
async function filesIn(folder: string): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  for (const name of await readdir(folder).catch(() => [])) {
    const info = await stat(path.join(folder, name)).catch(() => null);
    if (info?.isFile()) files.set(name, info.size);
  }
  return files;
}

test("D-56 any number of requested sizes creates few pictures and never evicts the guide's", async () => {
  const cacheFolder = path.join(folder, 'flooded');
  const otherFolder = path.join(cacheFolder, 'other');
  const limits = { guideBytes: 1024 * 1024, otherBytes: 20_000 };
  const flooded = Fastify();
  await flooded.register(errors);
  await flooded.register(imageRoutes(folder, cacheFolder, {} as Api, limits));
  const request = (query: string) =>
    flooded.inject({ url: `/images/noise.png?${query}`, headers: { accept: 'image/webp' } });
  try {
    for (const width of [96, 160]) await request(`auto=format&fit=crop&w=${width}&q=80`);
    const ofGuide = await filesIn(cacheFolder);
    expect(ofGuide.size).toBe(2);
    const created = new Set<string>();
    for (let height = 1; height <= 400; height += 3) {
      expect((await request(`w=96&h=${height}&q=${1 + (height % 100)}`)).statusCode).toBe(200);
      for (const name of (await filesIn(otherFolder)).keys()) if (!name.includes('.')) created.add(name);
    }
    expect(created.size).toBeLessThanOrEqual(8 * 3);
    const bytes = async () => [...(await filesIn(otherFolder)).values()].reduce((sum, size) => sum + size, 0);
    while ((await bytes()) > 1.1 * limits.otherBytes) await setImmediate();
    expect(await filesIn(cacheFolder)).toEqual(ofGuide);
  } finally {
    await flooded.close();
  }
});

test("D-56 the image caches have 200 MB for the guide's pages and 20 MB for everything else", () => {
  expect(CACHE_LIMITS).toEqual({ guideBytes: 200 * 1024 ** 2, otherBytes: 20 * 1024 ** 2 });
});

test('D-50 a preview for messengers is a PNG for every client; a missing one is not found', async () => {
  const response = await get('/images/social/noise.png');
  expect(response.headers['content-type']).toBe('image/png');
  expect(response.rawPayload).toEqual(await readFile(path.join(folder, 'noise.png')));
  for (const name of ['missing.png', 'link.svg', '../secret.png'])
    expect((await get(`/images/social/${name}`)).statusCode).toBe(404);
});
