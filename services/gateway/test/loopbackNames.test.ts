import { expect, test } from '@jest/globals';
import { createToken } from '../src/embed/manage';
import { hashOf, ID_LENGTH } from '../src/embed/tokens';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';
import { keysOf } from './support/signing';
import { buildOf, openTeam } from './support/uploads';

const NAMES = ['localhost', '127.0.0.1'];

const site = await startGateway({ ANALYTICS_ACCESS: 'token', MODULE_ORIGINS: 'http://localhost:4102' });
const port = new URL(site.url).port;

const make = async (origin: string) => {
  const db = site.database.client.db('guide_gateway');
  return (await createToken(db, { label: 'Mine', origins: [origin] })).token;
};
/** Asks as a page of this machine does, which was opened under that name. */
const from = (name: string, path: string, token: string, headers = {}) => {
  const own = { host: `${name}:${port}`, 'sec-fetch-site': 'same-origin' };
  return ask(site.url, { path, headers: { ...own, authorization: `Bearer ${token}`, ...headers } });
};

test.each(NAMES)('D-21 without ORIGIN a frame at %s reads its figures', async (name) => {
  const token = await make('https://team.example');
  const frame = { 'embed-frame': hashOf(token).slice(0, ID_LENGTH) };
  expect((await from(name, '/embed/api/analytics/top-pages', token, frame)).status).toBe(200);
  expect((await from('evil.example', '/embed/api/analytics/top-pages', token, frame)).status).toBe(403);
});

test.each(NAMES)(
  'D-21 without ORIGIN a token for the guide at %s opens its figures under both names',
  async (name) => {
    const token = await make(`http://${name}:${port}`);
    for (const asked of NAMES)
      expect((await from(asked, '/api/analytics/top-pages', token)).status).toBe(200);
    expect((await from('evil.example', '/api/analytics/top-pages', token)).status).toBe(401);
  },
);

test.each(NAMES)(
  'without ORIGIN the link of a preview names the address that was asked: %s',
  async (name) => {
    const team = await openTeam(keysOf(site.database));
    const url = `http://${name}:${port}`;
    const { status, body } = await team.preview(url, buildOf('other', `1.0.0-${name.length}`));
    expect([status, new URL(String(body.url)).origin]).toEqual([200, url]);
  },
);

test.each(NAMES)(
  'a module of a developer is taken from %s, by whichever name it is allowed',
  async (name) => {
    const origin = `http://${name}:4102`;
    const { headers, body } = await ask(site.url, { path: `/?module:pubs=${origin}/mf-manifest.json` });
    expect(headers['content-security-policy']).toContain(origin);
    expect(body).toContain(origin);
  },
);
