import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '@guide/contracts/site';
import { openPack } from '@guide/service-kit';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { preparePlainPages, themeOf } from '../src/plainPage';
import { creditsRoutes } from '../src/seo/credits';
import { readSite } from '../src/site';
import { writePack } from './support/pack';
import { readSearchHead } from './support/searchEngines';

const WIKIVOYAGE = {
  name: 'Wikivoyage',
  by: 'Wikivoyage <contributors>',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  url: 'https://en.wikivoyage.org/wiki/Testford?a=1&b=2',
};
const CREDITS = {
  texts: [WIKIVOYAGE],
  data: [{ name: 'OpenStreetMap', by: 'OpenStreetMap contributors', licence: 'ODbL 1.0' }],
  photos: [],
};

let packFolder: string;
const folders: string[] = [];
beforeEach(async () => {
  packFolder = await mkdtemp(path.join(tmpdir(), 'credits-'));
  folders.push(packFolder);
  await writePack(packFolder);
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const write = (file: string, content: object) =>
  writeFile(path.join(packFolder, file), JSON.stringify(content));

async function openPage(attribution = '') {
  const site = await readSite(openPack(packFolder));
  const plainPages = preparePlainPages(
    { siteIn: () => ({ locale: 'en-GB', product: 'Testford' }) as Site },
    { files: { fonts: ['fraunces.1.woff2'] } },
  );
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "style-src 'self'");
  });
  const ofCity = { ...site, product: 'Testford', tiles: { url: '', attribution } };
  await app.register(
    creditsRoutes({
      site: ofCity,
      languages: { siteIn: () => ofCity as Site, list: () => ['en', 'de'] },
      originOf: () => 'https://guide.example',
      packFolder,
      ...plainPages,
      themeOf,
    }),
  );
  return { site, ask: () => app.inject('/credits') };
}

test('the page lists texts, data and map tiles with their licences, and leaves out what the pack lacks', async () => {
  await write('credits.json', CREDITS);
  await write('points.json', { credits: ['Contains <OS> data.'], points: [] });
  const { ask } = await openPage(
    '© <a href="https://osm.org/copyright">OpenStreetMap</a> contributors <script>',
  );
  const { body, statusCode } = await ask();
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Credits and licences | Testford Tourist Guide</title>');
  expect(body).toContain(
    '<meta name="description" content="Whose texts, data, pictures and maps the Testford guide shows, with their licences.">',
  );
  expect(body).not.toContain('noindex');
  expect(readSearchHead(body)).toMatchObject({
    canonical: 'https://guide.example/credits',
    alternates: {
      en: 'https://guide.example/credits',
      de: 'https://guide.example/de/credits',
      'x-default': 'https://guide.example/credits',
    },
  });
  const sections = [...body.matchAll(/<section>(.*?)<\/section>/g)].map(([, section]) => section);
  expect(sections).toEqual([
    '<h2>Texts</h2><p><a href="https://en.wikivoyage.org/wiki/Testford?a=1&amp;b=2">Wikivoyage</a>, by Wikivoyage &lt;contributors&gt;, <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a></p>',
    '<h2>Data</h2><p>OpenStreetMap, by OpenStreetMap contributors, ODbL 1.0</p><p>Contains &lt;OS&gt; data.</p>',
    '<h2>Map</h2><p>© <a href="https://osm.org/copyright">OpenStreetMap</a> contributors &lt;script&gt;</p>',
  ]);
});

test('an import shows at once, and every page gets the credits of texts only', async () => {
  await write('credits.json', CREDITS);
  const { site, ask } = await openPage();
  expect(site.textCredits).toEqual([WIKIVOYAGE]);
  const photos = [{ name: 'Wikimedia Commons' }];
  await write('credits.json', { ...CREDITS, photos });
  expect((await ask()).body).toContain('<h2>Pictures</h2><p>Wikimedia Commons</p>');
});

test.each([
  ['has no credits.json', () => rm(path.join(packFolder, 'credits.json'))],
  ['credits nothing', () => write('credits.json', { texts: [], data: [], photos: [] })],
])('a pack that %s has no page of credits', async (_title, change) => {
  await change();
  const { site, ask } = await openPage();
  expect(site.textCredits).toBeUndefined();
  expect((await ask()).statusCode).toBe(404);
});
