import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { operations } from '@guide/contracts/api/operations';
import { FILTER_VALUES } from '@guide/contracts/api/panels';
import { expect, test } from '@jest/globals';
import { matchesOrigin } from '../src/embed/access';
import { createToken, listTokens, revokeToken } from '../src/embed/manage';
import { hashOf, ID_LENGTH } from '../src/embed/tokens';
import { ask } from './support/ask';
import { cookiesOfView } from './support/cookies';
import { startGateway } from './support/gateway';
import { hear, openStream } from './support/stream';

const GUIDE = 'https://guide.example';
const TEAM = 'https://team.example';
const OTHER = 'https://other.example';
const FIGURES = ['top-pages', 'popular-listings', 'summary', 'recent'].map((call) => `/analytics/${call}`);

const label = 'Team page';
const make = async (origins: string[], more: Partial<Parameters<typeof createToken>[1]> = {}) =>
  (await createToken(db, { label, origins, ...more })).token;

const site = await startGateway({ ORIGIN: GUIDE });
const db = site.database.client.db('guide_gateway');
const token = await make([TEAM, `${TEAM}/`]);

const host = { host: 'guide.example' };
const idOf = (text: string) => hashOf(text).slice(0, ID_LENGTH);
const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
const page = (id: string, query = '', headers = {}) =>
  ask(site.url, { path: `/embed/analytics/${id}?${query}`, headers });
const call = (path: string, headers = {}) =>
  ask(site.url, { path: `/embed/api${path}`, headers: { ...host, ...headers } });
const codeOf = ({ status, body }: { status: number; body: string }) => [status, JSON.parse(body).error?.code];
const inFrame = { 'sec-fetch-dest': 'iframe' };

test("D-21 the frame may be shown by its token's origins, and neither it nor its URL contains the token", async () => {
  const { status, headers, body } = await page(idOf(token), 'theme=dark', inFrame);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; " +
      "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors https://team.example",
  );
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(body).toMatch(
    /<html lang="en-GB" data-theme="dark">.*<script [^>]*src="\/embed\/frame\.\w+\.js"[^>]*integrity="sha384-/,
  );
  expect(body).not.toContain(token);
});

test.each([
  ['an unknown id', () => page('0123456789ab', '', inFrame)],
  ['no id at all', () => page('%2e%2e%24ne', '', inFrame)],
  ['opened outside a frame', () => page(idOf(token), '', { 'sec-fetch-dest': 'document' })],
])('D-21 the frame is refused without data: %s', async (_why, request) => {
  const { status, body } = await request();
  expect(status).toBe(403);
  expect(body).toContain('Not shared with this page');
  expect(body).not.toContain('<script');
});

test('D-21 the frame and its refusal are in the language of lang; without texts in it, they are English', async () => {
  const framed = async (query: string) => (await page(idOf(token), query, inFrame)).body;
  expect(await framed('lang=ar')).toMatch(/<html lang="ar" dir="rtl">.*<title>لوحة/);
  expect(await framed('lang=de-AT&theme=dark')).toContain('<html lang="de" data-theme="dark">');
  for (const lang of ['nl', 'xx-', '', '"><script>', 'de&lang=fr'])
    expect(await framed(`lang=${lang}`)).toContain('<html lang="en-GB">');
  const refusal = (await page('0123456789ab', 'lang=de', inFrame)).body;
  expect(refusal).toContain('<h1>Nicht für diese Seite freigegeben</h1>');
});

test('D-21 a page whose language the city does not have reads its English words', async () => {
  const city = async (query: string) =>
    JSON.parse((await call(`/site${query}`, { origin: TEAM, ...bearer(token) })).body).site;
  for (const query of ['?lang=nl', '?lang=de&lang=fr', '?lang=__proto__'])
    expect(await city(query)).toEqual(await city(''));
});

test('D-21 a catalogue of the kit is a file of its signed release, for pages of other sites', async () => {
  const { headers } = await ask(site.url, { path: '/embed/embed-texts-de.json' });
  expect(headers.location).toMatch(/^\/embed\/embed-texts-de\.[0-9a-f]{10}\.json$/);
  const catalogue = await ask(site.url, { path: headers.location! });
  expect(catalogue.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(JSON.parse(catalogue.body)).toEqual({ Devices: 'Geräte' });
});

test('D-21 an unknown theme is ignored', async () => {
  expect((await page(idOf(token), 'theme="><script>', inFrame)).body).toContain('<html lang="en-GB">');
});

test.each([...FIGURES, '/site', '/panels/areas'])('D-21 a page of the token reads %s', async (path) => {
  const { status, headers, body } = await call(path, { origin: TEAM, ...bearer(token) });
  expect(status).toBe(200);
  expect(headers['access-control-allow-origin']).toBe(TEAM);
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body)).toBeDefined();
});

test("D-21 a call's query is passed on", async () => {
  const { status, body } = await call('/analytics/summary?period=nonsense', {
    origin: TEAM,
    ...bearer(token),
  });
  expect(status).toBe(400);
  expect(JSON.parse(body).error.message).toContain('period');
});

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const REFUSALS: Record<string, Record<string, Record<string, string>>> = {
  EMBED_TOKEN_UNKNOWN: {
    'no token': { origin: TEAM },
    'a token that never was': { origin: TEAM, ...bearer('x'.repeat(32)) },
    'the hash of a token in its place': { origin: TEAM, ...bearer(hashOf(token)) },
  },
  EMBED_ORIGIN_REFUSED: {
    'another origin': { origin: OTHER },
    'an opaque origin': { origin: 'null' },
    'another scheme': { origin: 'http://team.example' },
    'another port': { origin: `${TEAM}:8443` },
    'a dot after the name': { origin: `${TEAM}.` },
    'another case': { origin: 'https://TEAM.example' },
    'two origins': { origin: `${TEAM}, ${OTHER}` },
    'no origin': {},
    'no origin, from another site': { 'sec-fetch-site': 'cross-site' },
    'a page of the guide, which the token does not name': sameOrigin,
    "a frame with another token's id": { ...sameOrigin, 'embed-frame': '0123456789ab' },
    'a frame without an id': { ...sameOrigin, 'embed-frame': '' },
    'a frame of another host (DNS rebinding)': {
      ...sameOrigin,
      'embed-frame': idOf(token),
      host: 'evil.example',
    },
    'a page of another site that pretends to be the frame': {
      ...sameOrigin,
      'embed-frame': idOf(token),
      origin: OTHER,
    },
  },
};
test.each(
  Object.entries(REFUSALS).flatMap(([code, sent]) =>
    Object.entries(sent).map(([why, headers]) => [why, headers, code] as const),
  ),
)('D-21 analytics, panels, site and stream are refused: %s', async (_why, headers, code) => {
  const sent = code === 'EMBED_ORIGIN_REFUSED' ? { ...bearer(token), ...headers } : headers;
  for (const path of [...FIGURES, '/panels/top-pages', '/site', '/state'])
    expect([path, ...codeOf(await call(path, sent))]).toEqual([path, 403, code]);
});

test('D-21 a token in the URL is ignored', async () => {
  const response = await call(`/analytics/top-pages?token=${token}`, { origin: TEAM });
  expect(codeOf(response)).toEqual([403, 'EMBED_TOKEN_UNKNOWN']);
});

test("D-21 the token's frame reads its analytics without an Origin header", async () => {
  const headers = { ...sameOrigin, ...bearer(token), 'embed-frame': idOf(token) };
  expect((await call('/analytics/top-pages', headers)).status).toBe(200);
});

test('D-21 any page may ask whether it may send a token, and read why it is refused', async () => {
  const preflight = await ask(site.url, {
    method: 'OPTIONS',
    path: '/embed/api/analytics/top-pages',
    headers: {
      origin: OTHER,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  expect([preflight.status, preflight.body]).toEqual([204, '']);
  expect(preflight.headers['access-control-allow-headers']).toBe('authorization, embed-frame');
  expect(preflight.headers['access-control-max-age']).toBe('600');
  const { headers } = await call('/site', { origin: OTHER, ...bearer(token) });
  expect(headers['access-control-allow-origin']).toBe(OTHER);
});

test('D-21 a token expires, and one without an expiry date is invalid', async () => {
  const short = await make([TEAM]);
  const records = db.collection<{ _id: string }>('embed_tokens');
  await records.updateOne({ _id: hashOf(short) }, { $set: { expiresAt: new Date(Date.now() - 1) } });
  const read = () => call('/analytics/top-pages', { origin: TEAM, ...bearer(short) });
  expect(codeOf(await read())).toEqual([403, 'EMBED_TOKEN_EXPIRED']);
  expect((await page(idOf(short), '', inFrame)).status).toBe(403);
  await records.updateOne({ _id: hashOf(short) }, { $unset: { expiresAt: '' } });
  expect(codeOf(await read())).toEqual([403, 'EMBED_TOKEN_EXPIRED']);
});

test('D-21 a token of one panel opens only that panel and its part of the data', async () => {
  const panelToken = await make([TEAM], { panels: ['areas'] });
  const read = (path: string) => call(path, { origin: TEAM, ...bearer(panelToken) });
  expect(Object.keys(JSON.parse((await read('/panels/areas')).body))).toEqual(['period', 'since', 'areas']);
  expect(JSON.parse((await read('/site')).body).panels).toEqual(['areas']);
  for (const path of [...FIGURES, '/panels/devices', '/panels/top-pages']) {
    expect([path, ...codeOf(await read(path))]).toEqual([path, 403, 'EMBED_PANEL_REFUSED']);
  }
  expect((await read('/panels/constructor')).status).toBe(404);
});

test("D-21 a page cannot change a token's fixed filter", async () => {
  const week = await make([TEAM], { panels: ['areas'], filters: ['period=week'] });
  const read = (query: string) => call(`/panels/areas${query}`, { origin: TEAM, ...bearer(week) });
  expect(JSON.parse((await read('')).body).period).toBe('week');
  expect(JSON.parse((await read('?period=week')).body).period).toBe('week');
  for (const query of ['?period=day', '?period=week&period=day', '?period=', '?period[]=week']) {
    expect((await read(query)).status).not.toBe(200);
  }
});

test('D-72 D-21 a panel shows its part of the filtered data, and a token can fix the filter', async () => {
  const phones = await make([TEAM], {
    panels: ['visited-pages', 'visits-by-day'],
    filters: ['device=phone'],
  });
  const read = (path: string) => call(path, { origin: TEAM, ...bearer(phones) });
  const days = 'from=2026-11-01&to=2026-11-03';
  const filtered = JSON.parse(
    (await ask(site.url, { path: `/api/analytics/insights?${days}&device=phone&kind=place`, headers: host }))
      .body,
  );
  const { from, to, pages, series, firstSeen } = filtered;
  expect(series).toHaveLength(3);
  const part = async (path: string) => JSON.parse((await read(path)).body);
  expect(await part(`/panels/visited-pages?${days}&kind=place`)).toEqual({ from, to, pages });
  expect(await part(`/panels/visits-by-day?${days}&kind=place&device=phone`)).toEqual({
    from,
    to,
    series,
    firstSeen,
  });
  expect((await part(`/panels/visited-pages?${days}&compare=before`)).comparedWith).toEqual({
    from: '2026-10-29',
    to: '2026-10-31',
  });
  expect((await part('/site')).filters).toEqual({ device: 'phone' });
  for (const query of [`${days}&device=desktop`, `${days}&device=phone&device=desktop`, `${days}&device=`])
    expect(codeOf(await read(`/panels/visited-pages?${query}`))).toEqual([403, 'EMBED_PANEL_REFUSED']);
  expect((await read('/panels/visited-pages')).status).toBe(400);
  for (const path of ['/panels/visits', `/analytics/insights?${days}`])
    expect(codeOf(await read(path))).toEqual([403, 'EMBED_PANEL_REFUSED']);
});

test('D-21 a token is stored as its hash, listed with label, expiry and last use, and revoked at once', async () => {
  const second = await make([OTHER], { label: ' Council report ', days: 30 });
  const read = () => call('/analytics/top-pages', { origin: OTHER, ...bearer(second) });
  expect((await read()).status).toBe(200);
  const listed = (await listTokens(db)).find(({ _id }) => _id === hashOf(second))!;
  expect(listed).toMatchObject({ label: 'Council report', origins: [OTHER], panels: null, filters: {} });
  expect(listed.expiresAt.getTime() - listed.createdAt.getTime()).toBe(30 * 24 * 3_600_000);
  expect(JSON.stringify(await listTokens(db))).not.toContain(second);
  await revokeToken(db, idOf(second));
  expect(codeOf(await read())).toEqual([403, 'EMBED_TOKEN_REVOKED']);
  expect((await page(idOf(second), '', inFrame)).status).toBe(403);
  await expect(revokeToken(db, second)).rejects.toThrow('0 active tokens');
});

test('D-21 the last use is recorded, except for refused calls', async () => {
  const used = await make([TEAM]);
  const lastUse = async () => (await listTokens(db)).find(({ _id }) => _id === hashOf(used))!.lastUsedAt;
  await call('/analytics/top-pages', { origin: OTHER, ...bearer(used) });
  expect(await lastUse()).toBeUndefined();
  const before = Date.now();
  await call('/analytics/top-pages', { origin: TEAM, ...bearer(used) });
  // The gateway records the use after sending the response.
  while ((await lastUse()) === undefined) await new Promise(setImmediate);
  expect((await lastUse())!.getTime()).toBeGreaterThanOrEqual(before);
});

test.each<[what: string, wanted: Partial<Parameters<typeof createToken>[1]>, says: RegExp]>([
  ['no origin', { origins: [] }, /origin/],
  ...[
    'team.example',
    'ftp://team.example',
    `${TEAM}/page`,
    `${TEAM}?`,
    '*',
    'null',
    'https://team.example.',
    'https://user@team.example',
    "https://team.example;script-src'",
    'https://a,b.example',
    'https://[::1]:4000',
    'https://*',
    'https://*.com',
    'https://*.co.uk',
    'https://*.github.io',
    'https://*.127.0.0.1',
    'https://*.localhost',
    'https://*.*.team.example',
    'https://a.*.team.example',
    'https://*team.example',
    'https://*.team.example:*',
  ].map((origin): [string, object, RegExp] => [origin, { origins: [origin] }, /is not an origin/]),
  ['no label', { label: ' ' }, /--label/],
  ['a label with a text direction override', { label: 'a\u202eb' }, /--label/],
  ['an unknown panel', { panels: ['constructor'] }, /no panel constructor/],
  ['a filter for the whole dashboard', { filters: ['period=week'] }, /name panels/],
  [
    'a filter that a panel does not support',
    { panels: ['top-pages'], filters: ['period=week'] },
    /no filter period/,
  ],
  ['a filter with another value', { panels: ['areas'], filters: ['period=year'] }, /cannot be year/],
  [
    'a filter for searches, which support none',
    { panels: ['failed-searches'], filters: ['device=phone'] },
    /no filter device/,
  ],
  [
    'a filter with a value that no visit has',
    { panels: ['visits'], filters: ['device=toaster'] },
    /cannot be toaster/,
  ],
  ['a filter with no value', { panels: ['visits'], filters: ['device='] }, /cannot be/],
  ['no days', { days: 0 }, /days/],
  ['too many days', { days: 400 }, /days/],
  ['days that are not a number', { days: Number.NaN }, /days/],
])('D-21 a token cannot be created with %s', async (_what, wanted, says) => {
  const before = (await listTokens(db)).length;
  await expect(createToken(db, { label, origins: [TEAM], ...wanted })).rejects.toThrow(says);
  expect((await listTokens(db)).length).toBe(before);
});

test('D-21 a wildcard matches subdomains with the same scheme and port only', async () => {
  const { record } = await createToken(db, {
    label,
    origins: ['https://*.TEAM.example', 'https://*.müller.example:8443'],
  });
  expect(record.origins).toEqual(['https://*.team.example', 'https://*.xn--mller-kva.example:8443']);
  const matches = (origin: string) => matchesOrigin(record.origins, origin);
  expect(
    ['https://a.team.example', 'https://a.b.team.example', 'https://a.xn--mller-kva.example:8443'].every(
      matches,
    ),
  ).toBe(true);
  const mismatches = [
    TEAM,
    'https://.team.example',
    'http://a.team.example',
    'https://a.team.example:8443',
    'https://a.team.example.',
    'https://A.team.example',
    'https://ateam.example',
    'https://a.team.example.evil.example',
    'https://evil.example/.team.example',
    'https://evil.example#.team.example',
    'https://evil@a.team.example',
    'null',
    '',
  ];
  expect(mismatches.filter(matches)).toEqual([]);
});

const openState = (text: string, agent?: Agent) =>
  openStream(site.url, '/embed/api/state', { ...host, origin: TEAM, ...bearer(text) }, agent);

test('D-18 D-21 open pages receive the number of visitors when it changes, if their token shows it', async () => {
  const tokens = [await make([TEAM]), await make([TEAM], { panels: ['figures'] })];
  const figureless = await make([TEAM], { panels: ['top-pages'] });
  const guide = await openStream(site.url, '/api/analytics/live', host);
  expect([guide.statusCode, guide.headers['content-type']]).toEqual([200, 'text/event-stream']);
  expect(guide.headers['cache-control']).toBe('no-store');
  const hearing = [guide, ...(await Promise.all(tokens.map((text) => openState(text))))];
  const silentStream = await openState(figureless);
  for (const stream of hearing) await hear(stream, 'event: visitors\ndata: 0\n\n');
  await cookiesOfView(site.url);
  for (const stream of hearing) await hear(stream, 'event: visitors\ndata: 1\n\n');
  expect(silentStream.received).toBe('event: valid\ndata: \n\n');
  // An unchanged number is not sent again.
  for (const stream of hearing) expect(stream.received.match(/data: \d/g)).toEqual(['data: 0', 'data: 1']);
  for (const stream of [...hearing, silentStream]) stream.destroy();
});

test('D-21 streams per address are limited, and closing one frees a slot', async () => {
  const token = await make([TEAM]);
  const agent = new Agent({ maxSockets: 100 });
  const streams = [];
  let refusal = await openState(token, agent);
  while (refusal.statusCode === 200) {
    streams.push(refusal);
    refusal = await openState(token, agent);
  }
  expect([refusal.statusCode, refusal.headers['retry-after'], streams.length]).toEqual([429, '30', 50]);
  expect((await call('/analytics/top-pages', { origin: TEAM, ...bearer(token) })).status).toBe(200);
  streams.pop()!.destroy();
  let stream = await openState(token, agent);
  while (stream.statusCode === 429) stream = await openState(token, agent);
  expect(stream.statusCode).toBe(200);
  agent.destroy();
});

const EXAMPLE = /^curl (.*)"https:\/\/guide\.example(\S+)"(?: # (\d+))?$/gm;
const apiPage = await readFile(path.join(import.meta.dirname, '../../../docs/analytics-api.md'), 'utf8');

test.each([...apiPage.matchAll(EXAMPLE)].map(([, options, address, status]) => [address, options, status]))(
  'D-21 D-72 the example %s of the API page works',
  async (address, options, status = '200') => {
    const analysts = await make([TEAM], { panels: ['visited-pages'] });
    const headers = Object.fromEntries(
      [...options!.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(([, name, value]) => [
        name!.toLowerCase(),
        value!.replace('YOUR-TOKEN', analysts),
      ]),
    );
    const response = await ask(site.url, { path: address!, headers: { ...host, ...headers } });
    expect([response.status, response.body]).toEqual([Number(status), expect.stringMatching(/^[[{]/)]);
    if (status === '400') expect(JSON.parse(response.body).error.details[0].field).toBe('area');
  },
);

test('D-72 the API page names all fields and filters of insights, and shows each call', () => {
  expect([...apiPage.matchAll(EXAMPLE)].length).toBe([...apiPage.matchAll(/^curl /gm)].length);
  const { response, query } = operations.insights;
  const named = [...Object.keys(response.properties), ...Object.keys(query.properties)];
  const listed = named.filter((name) => !['from', 'to', 'comparedWith'].includes(name));
  expect(listed.filter((name) => !apiPage.includes(`\`${name}\``))).toEqual([]);
  for (const values of Object.values(FILTER_VALUES))
    expect(apiPage).toContain(values.map((value) => `\`${value}\``).join(', '));
  const paths = [operations.topPages, operations.popularListings, operations.analyticsSummary];
  for (const { path } of [...paths, operations.recentVisits, operations.visitorsNow])
    expect(apiPage).toContain(`https://guide.example${path}`);
});
