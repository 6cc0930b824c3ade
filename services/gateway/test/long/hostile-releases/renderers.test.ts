import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { startGateway, startTestGateway } from '../../support/gateway';
import { bundle, openReleases } from '../../support/hostileReleases';
import { BEHIND_PROXY } from '../../support/visitors';

const HOME = '<h1>Home</h1>';
const FINE = bundle("() => title('Another module')");
const ESCAPED = 'Escaped with ';

/** A component that shows the result of `attempt`, or its error. */
const trying = (attempt: string) =>
  bundle(`() => { try { return title('${ESCAPED}' + (${attempt})) } catch { return title('Home') } }`);

const site = await startGateway(BEHIND_PROXY);
const releases = await openReleases(site);
await releases.add('other', '1.0.0', FINE);
await releases.registry.promote('other', '1.0.0');
beforeAll(() => releases.untilLive('other', '1.0.0'));

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/ +/).map(Number))
    .flatMap(([child, parent]) => (parent === pid ? [child!] : []));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

let pages = 0;
/** Requests a page that is not in the cache. */
const fresh = (url: string) => {
  pages += 1;
  return ask(site.url, { path: `${url}?page=${pages}` });
};

/** Requests other pages and health until `work` is done. @returns all their statuses */
async function visitOthers(work: Promise<unknown>) {
  let working = true;
  void work.finally(() => {
    working = false;
  });
  const responses = [];
  while (working) {
    responses.push({ ...(await fresh('/other')), says: 'Another module' });
    responses.push({ ...(await ask(site.url, { path: '/api/health' })), says: '"status":"ok"' });
  }
  return responses;
}

const LOOP = 'for (;;);';
/** On a busy machine a page is given up before its renderer is killed. */
const LATE = /did not (answer|evaluate the bundle) within 1000 ms|waited \d+ ms for a processor/;

/** Releases by what they do, with the expected log and whether they still render the page. */
const matrix: { does: string; code: string; logged: RegExp; stored?: string }[] = [
  { does: 'loops forever while rendering', code: bundle(`() => { ${LOOP} }`), logged: LATE },
  { does: 'loops forever at import', code: bundle("() => title('')", 'undefined', LOOP), logged: LATE },
  {
    does: 'rejects a promise without a handler',
    code: bundle(
      "() => title('')",
      "async () => { Promise.reject(new Error('Nobody handles this')); await new Promise((done) => setTimeout(done, 500)); }",
    ),
    logged: /ended by itself with code 1: .*Nobody handles this/,
  },
  {
    does: 'allocates 1 GB of objects',
    code: bundle('() => { const kept = []; for (;;) kept.push(new Array(1000).fill().map(() => ({}))); }'),
    logged: /heap out of memory|SIGABRT|needed \d+ MB of memory|did not answer|waited \d+ ms/,
  },
  {
    does: 'patches globals and prototypes',
    code: bundle(
      "() => title('')",
      'undefined',
      "Array.prototype.map = Array.prototype.push = JSON.stringify = () => { throw new Error('Patched') }; globalThis.Map = null; Object.prototype.then = (done) => done('patched')",
    ),
    logged: /Rendering a module failed/,
  },
  {
    does: 'requires a module of Node',
    code: trying("require('node:fs').readFileSync('/etc/passwd')"),
    logged: /"what":"require node:fs"/,
  },
  { does: 'was changed in the store', code: FINE, stored: `${FINE};`, logged: /server bundle was changed/ },
];

/** Attempts per row: on a busy machine a page may be sent without its screen. */
const ATTEMPTS = 6;

/** Makes a release live, visits its page while others visit other pages, and rolls it back. */
async function visitHostile(version: string, { code, stored, logged }: (typeof matrix)[number]) {
  await releases.add('discover', version, code, stored);
  await releases.registry.promote('discover', version);
  await releases.untilLive('discover', version);
  const visit = fresh('/');
  const beside = await visitOthers(visit);
  const page = await visit;
  await site.logged(
    (line) =>
      logged.test(line) && line.includes(`"module":"discover","version":"${version}","owner":"Team Hostile"`),
  );
  await releases.registry.rollback('discover');
  await releases.untilLive('discover', '1.0.0');
  expect(page.status).toBe(200);
  expect(page.body).not.toContain(ESCAPED);
  expect(beside.length).toBeGreaterThan(1);
  for (const { status, body, says } of beside)
    expect({ status, says: body.includes(says) ? says : body }).toEqual({ status: 200, says });
  return page.body.includes(HOME);
}

test.each(matrix.map((row, index) => [row.does, row, index] as const))(
  'a release that %s affects nobody else: its page shows, other pages and health work, and the log names it',
  async (_does, row, index) => {
    let shows = false;
    for (let attempt = 0; !shows && attempt < ATTEMPTS; attempt += 1)
      shows = await visitHostile(`2.${index}.${attempt}`, row);
    expect(shows).toBe(true);
    expect(site.child.exitCode).toBeNull();
    expect((await fresh('/')).body).toContain(HOME);
  },
  120_000,
);

test('a release whose renderer crashes three times in succession is paused, its canary halted, and health degraded', async () => {
  const version = '3.0.0';
  await releases.add('discover', version, bundle(`() => { ${LOOP} }`));
  await releases.registry.share('discover', version, 99);
  await releases.untilLive('discover', version);
  const visitor = { cookie: `visitor=${'0'.repeat(32)}` };
  const isPaused = (line: string) => line.includes('is paused for 60 s') && line.includes(version);
  for (let visit = 1; !site.log.some(isPaused); visit += 1) {
    const { status } = await ask(site.url, { path: `/?page=visit-${visit}`, headers: visitor });
    expect(status).toBe(200);
  }
  await releases.untilLive('discover', '1.0.0');
  const { microFrontends } = JSON.parse((await ask(site.url, { path: '/api/modules' })).body);
  expect(microFrontends.discover[0].extras.halted).toMatchObject({
    version,
    reason: expect.stringMatching(/^3 of its renderers ended without a page in between/),
  });
  // A health report is up to a second old.
  const untilHealthIs = async (status: string) => {
    while (JSON.parse((await ask(site.url, { path: '/api/health' })).body).status !== status);
  };
  await untilHealthIs('ok');

  // The release is live for everybody now; it is paused, so the previous one renders its pages.
  await releases.registry.promote('discover', version);
  await releases.untilLive('discover', version);
  expect((await fresh('/')).body).toContain(HOME);
  await site.logged(
    (line) => line.includes('Rendering a module failed') && line.includes('The release is paused'),
  );
  await untilHealthIs('degraded');
  await releases.registry.rollback('discover');
  await releases.untilLive('discover', '1.0.0');
  await untilHealthIs('ok');
}, 120_000);

test('all renderers exit with the gateway', async () => {
  const started = await startTestGateway();
  await ask(started.url, { path: '/' });
  const renderers = childrenOf(started.child.pid!);
  expect(renderers.length).toBeGreaterThanOrEqual(2);
  started.child.kill('SIGKILL');
  await once(started.child, 'exit');
  while (renderers.some(isAlive)) await pause(20);
  await started.remove();
});
