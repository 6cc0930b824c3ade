import { afterAll, expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { startGatewayOn } from './support/gateway';
import { signable, startTestRegistry } from './support/signing';

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});
const guide = await startTestRegistry();
const behindTls = await start({ ORIGIN: 'https://guide.example' });
const bare = await start({});

async function start(env: Record<string, string>): Promise<string> {
  const gateway = await startGatewayOn(guide.database, env);
  ends.push(gateway.end);
  return gateway.ready;
}

/** The visitor's cookie, which is only given while there is a canary. */
async function cookieOf(url: string): Promise<string[]> {
  const { headers } = await ask(url, { path: '/api/modules/live' });
  return (headers['set-cookie']?.[0] ?? '').split('; ');
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Sends a page view as a browser does. @returns what the answer sets, in parts */
async function viewOf(url: string, headers: Record<string, string> = {}): Promise<string[][]> {
  const { status, headers: answer } = await ask(url, {
    path: '/api/analytics/pageview',
    method: 'POST',
    headers: { 'user-agent': FIREFOX, ...headers },
    body: { path: '/', cookies: true },
  });
  expect(status).toBe(200);
  return (answer['set-cookie'] ?? []).map((cookie) => cookie.split('; '));
}

test('ROLE-02 D-35 D-62 the session begins with the first page view; pages and reads set no cookie', async () => {
  const url = bare;
  for (const path of ['/', '/top-attractions', '/api/listings', '/api/analytics/top-pages', '/robots.txt'])
    expect([path, (await ask(url, { path })).headers['set-cookie']]).toEqual([path, undefined]);

  const [[session, ...attributes] = []] = await viewOf(url);
  expect(session).toMatch(/^session=[\w-]{22}\.[\w-]{22}$/);
  expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax']);
  expect(await viewOf(url, { cookie: session! })).toEqual([]);

  const summary = async () => JSON.parse((await ask(url, { path: '/api/analytics/summary' })).body);
  const before = (await summary()).uniqueVisitors.value;
  await viewOf(url);
  await viewOf(url, { cookie: session! });
  expect((await summary()).uniqueVisitors.value).toBe(before + 1);

  const page = await ask(url, { path: '/', headers: { cookie: session! } });
  expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
}, 60_000);

test.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }, ''],
  ['Do Not Track', { dnt: '1' }, ''],
  ['the opt-out', {}, '; statistics=off'],
])(
  'D-35 under %s no cookie is set, and those of before are taken away',
  async (_what, headers, cookie) => {
    const none = { ...headers, ...(cookie && { cookie: cookie.slice(2) }) };
    expect(await viewOf(behindTls, none)).toEqual([]);
    const names = ['session', 'visitor', '__Host-session', '__Host-visitor'];
    const held = { ...headers, cookie: `${names.map((name) => `${name}=x`).join('; ')}${cookie}` };
    const taken = names.map((name) => [
      `${name}=`,
      'Max-Age=0',
      'Path=/',
      'HttpOnly',
      ...(name.startsWith('__Host-') ? ['Secure'] : []),
      'SameSite=Lax',
    ]);
    expect(await viewOf(behindTls, held)).toEqual(taken);
    const setBy = async (path: string) =>
      (await ask(behindTls, { path, headers: held })).headers['set-cookie']?.map((one) => one.split('; '));
    for (const path of ['/', '/api/pubs', '/nowhere'])
      expect([path, await setBy(path)]).toEqual([path, taken]);
    // An answer that sets a cookie of its own.
    const left = expect.arrayContaining(['__Host-preview=']);
    expect(await setBy('/?preview=off')).toEqual([...taken, left]);
  },
  60_000,
);

test('ROLE-02 D-62 behind TLS the session cookie is Secure and bound to the host', async () => {
  const [session] = await viewOf(behindTls);
  expect(session![0]).toMatch(/^__Host-session=/);
  expect(session!.slice(1)).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']);
}, 60_000);

test('D-35 the cookie of a canary is httpOnly and SameSite, without an end, and Secure and bound to the host behind TLS', async () => {
  expect((await ask(bare, { path: '/api/modules/live' })).headers['set-cookie']).toBeUndefined();

  const registry = await guide.open();
  const stable = (await registry.find('discover', '1.0.0'))!;
  await registry.add(await guide.sign({ ...signable(stable), version: '1.1.0' }));
  await registry.share('discover', '1.1.0', 50);

  const id = expect.stringMatching(/^visitor=[0-9a-f]{32}$/);
  const boundId = expect.stringMatching(/^__Host-visitor=[0-9a-f]{32}$/);
  let bound = await cookieOf(behindTls);
  // Each reads the registry anew in a while.
  while (bound.length === 1) bound = await cookieOf(behindTls);
  expect(bound).toEqual([boundId, 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
  let cookie = await cookieOf(bare);
  while (cookie.length === 1) cookie = await cookieOf(bare);
  expect(cookie).toEqual([id, 'Path=/', 'HttpOnly', 'SameSite=Lax']);
}, 60_000);
