/**
 * What a hostile release does at a 1 % canary while 20 others browse: each row live on one site, one after the other,
 * with the real modules, renderers and database, and a real browser where the harm is done there. Visitors have
 * addresses of their own, which the gateway takes from X-Forwarded-For.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Release } from '../../../contracts/api/schemas/releases';
import { BUCKETS, bucketOf } from '../../../services/gateway/src/releases/allocation';
import { buildSite } from '../../../tooling/build/site.mjs';
import { startSite } from '../../../tooling/commands/site.mjs';
import { chromiumPath, launchArguments } from '../../support/chromium.mjs';
import { go } from '../../support/navigate';
import { type Draft, openReleases, wrapExposed } from '../../support/releases';
import { expect, test } from '../../support/test';
import { withVisitor } from '../../support/visitor';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const PATH = '/top-london-pubs';
const HEADING = 'Top 10 Historic London Pubs';
const OTHER_VISITORS = 20;
/** How long one of them looks at a page. */
const LOOK_MS = 800;
/** What the others look at: pages of every module. Those with a number are another page each time, which no cache has. */
const OTHERS = [
  () => '/',
  (n: number) => `/search?q=garden+${n}`,
  (n: number) => `/london-attractions?area=${n}`,
  () => PATH,
  (n: number) => `/map?place=${n}`,
  (n: number) => `/search?q=museum+${n}`,
];
/** Who has seen the stable release since the canary began: at 1 % some 300 would be. */
const STABLE_VOTERS = 40;
/** A page that does not answer for so long hangs. */
const HUNG_MS = 1000;

let site: Awaited<ReturnType<typeof startSite>>;
let releases: Awaited<ReturnType<typeof openReleases>>;
let good: Release;
let dataDir: string;
let browser: Browser;
/** What the pages of the pubs say first. */
const headings = new Map<string, string>();
const log: string[] = [];
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'guide-hostile-'));
  const env = { WRITE_RATE: '0', NOT_FOUND_RATE: '0', RENDER_BUDGET_MS: '0', TRUST_PROXY: 'loopback' };
  site = await startSite({
    buildFolder: await buildSite({}),
    dataDir,
    env,
    onLine: (line: string) => void log.push(line),
  });
  releases = await openReleases(site, dataDir);
  good = await releases.live('pubs');
  browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
  for (const to of CANARY_PATHS) headings.set(to, headingOf(await (await fetch(site.url + to)).text()));
});
test.afterAll(async () => {
  await browser.close();
  await releases.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What the canary's three visitors look at: each another page, so that each is rendered. */
const CANARY_PATHS = ['/pub/1', '/pub/2', '/pub/3'] as const;
const headingOf = (html: string) => html.match(/<h1[^>]*>(.+?)<\/h1>/s)?.[1] ?? '';

/** One in a hundred has the canary. */
const MOST_IDS = 10_000;

let addresses = 0;
/** A visitor with a network of its own, who has the canary or has not. */
function newVisitor(hasCanary: boolean) {
  addresses += 1;
  const address = `10.${addresses & 255}.${addresses >> 8}.1`;
  for (let attempt = 0; attempt < MOST_IDS; attempt += 1) {
    const id = createHash('md5').update(`${address} ${attempt}`).digest('hex');
    if (bucketOf('pubs', id) >= BUCKETS * 0.99 === hasCanary)
      return { 'x-forwarded-for': address, cookie: `visitor=${id}` };
  }
  throw new Error(`None of ${MOST_IDS} ids ${hasCanary ? 'has' : 'has not'} the canary`);
}
type Visitor = ReturnType<typeof newVisitor>;

async function get(to: string, headers: Visitor) {
  const answer = await fetch(site.url + to, { headers });
  return { status: answer.status, body: await answer.text() };
}
const post = (to: string, headers: Visitor, body: object) =>
  fetch(site.url + to, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** What the script of a page tells that shows the stable release and works. */
async function vote(visitor: Visitor) {
  const page = { module: 'pubs', version: good.version, page: randomBytes(16).toString('hex') };
  const { token } = (await (await post('/api/modules/pages', visitor, page)).json()) as { token: string };
  await post('/api/modules/outcomes', visitor, {
    module: 'pubs',
    version: good.version,
    kind: 'alive',
    token,
  });
}

let pages = 0;
/** Twenty visitors who go from page to page until they are stopped. */
function browse() {
  const faults: string[] = [];
  let going = true;
  const all = Array.from({ length: OTHER_VISITORS }, async (_, n) => {
    const visitor = newVisitor(false);
    await pause((n * LOOK_MS) / OTHER_VISITORS);
    for (let visits = n; going; visits += 1) {
      pages += 1;
      const to = OTHERS[visits % OTHERS.length]!(pages);
      const { status } = await get(to, visitor);
      if (status !== 200) faults.push(`${to} answered ${status}`);
      if (n === 0) {
        const health = await get('/api/health', visitor);
        if (health.status !== 200) faults.push(`health answered ${health.status}`);
      }
      await pause(LOOK_MS);
    }
  });
  return {
    faults,
    async stop() {
      going = false;
      await Promise.all(all);
    },
  };
}

const halted = async (version: string): Promise<boolean> => {
  const { microFrontends } = await (await fetch(`${site.url}/api/modules`)).json();
  return microFrontends.pubs[0].extras.halted?.version === version;
};

interface Visit {
  /** Whether the page has its content. */
  shows: boolean;
  close(): Promise<void>;
}

interface Row {
  does: string;
  change(draft: Draft): void;
  afterwards?(draft: Draft): unknown;
  /** What the log says of it, in a line with module, version and owner. */
  logged: RegExp;
  /** What a canary's visitor does in a browser; default: it has none. */
  inBrowser?(page: Page): Promise<unknown>;
  /** Whether its page hangs there. */
  hangs?: boolean;
}

const component = (code: string) => (draft: Draft) => {
  draft.server += `;for(const screen of Object.values(module.exports.screens)){const inner=screen.Component;
    screen.Component=(props)=>{${code};return inner(props)}}`;
};
const load = (code: string) => (draft: Draft) => {
  draft.server += `;for(const screen of Object.values(module.exports.screens))screen.load=async()=>{${code}};`;
};
const atImport = (code: string) => (draft: Draft) => {
  draft.server += `;${code};`;
};
const tried = (code: string) => component(`try{${code}}catch{}`);
const PROCESS = "globalThis['pro'+'cess']";
const LATE = /did not (answer|evaluate the bundle) within 1000 ms|Rendering a module failed/;

const onServer: Row[] = [
  { does: 'loops for ever in render', change: component('for(;;);'), logged: LATE },
  { does: 'loops for ever in load', change: load('for(;;);'), logged: LATE },
  { does: 'loops for ever at import', change: atImport('for(;;)'), logged: LATE },
  { does: 'exits', change: component('process.exit(0)'), logged: /"what":"process"/ },
  {
    does: 'rejects a promise that nobody handles',
    change: load(
      "Promise.reject(new Error('Nobody handles this'));await new Promise((done)=>setTimeout(done,500))",
    ),
    logged: /ended by itself with code 1/,
  },
  {
    does: 'allocates 1 GB',
    change: component('const kept=[];for(;;)kept.push(new Array(1000).fill().map(()=>({})))'),
    logged: /heap out of memory|SIGABRT|needed \d+ MB|did not answer|Rendering a module failed/,
  },
  { does: 'loads for ever', change: load('await new Promise(()=>{})'), logged: LATE },
  {
    does: 'patches globals and prototypes',
    change: atImport(
      "Array.prototype.map=Array.prototype.push=JSON.stringify=()=>{throw new Error('Patched')};globalThis.Map=null",
    ),
    logged: /Rendering a module failed/,
  },
  {
    does: 'reads /etc/passwd',
    change: tried("require('node:fs').readFileSync('/etc/passwd')"),
    logged: /require node:fs/,
  },
  { does: 'reads the environment', change: tried(`${PROCESS}.env.MONGODB_URL`), logged: /"what":"process"/ },
  { does: 'asks for the database', change: tried("require('mongodb')"), logged: /require mongodb/ },
  {
    does: 'starts a process',
    change: tried("require('child_process').execSync('id')"),
    logged: /require child_process/,
  },
  {
    does: 'listens on a port',
    change: tried("require('http').createServer().listen(0)"),
    logged: /require http/,
  },
  {
    does: 'was changed in the store',
    change: () => {},
    afterwards: ({ record }) => Object.assign(record, { serverIntegrity: `sha384-${'b'.repeat(64)}` }),
    logged: /server bundle was changed/,
  },
];

const exposed = (code: string) => (draft: Draft) => wrapExposed(draft, `${code};return module`);
async function open(page: Page) {
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.locator('main [data-screen]').waitFor();
  // It is hydrated when it is touched. A page that hangs does not answer to that.
  page.keyboard.press('Shift').catch(() => {});
}
const inBrowser: Row[] = [
  {
    does: 'loops for ever in the browser',
    change: (draft) =>
      wrapExposed(draft, 'return{...module,default:{...module.default,Component:()=>{for(;;);}}}'),
    logged: /A page was never hydrated/,
    inBrowser: open,
    hangs: true,
  },
  {
    does: 'loops for ever in the browser at import',
    change: exposed('for(;;)'),
    logged: /A page was never hydrated/,
    inBrowser: open,
    hangs: true,
  },
  {
    does: 'throws later in the browser',
    change: exposed("setTimeout(()=>{throw new Error('Nobody catches this')},300)"),
    logged: /"kind":"error","message":"Nobody catches this"/,
    inBrowser: open,
  },
  {
    does: 'patches fetch and pushState in the browser',
    change: exposed("window.fetch=()=>Promise.reject(new Error('patched'));history.pushState=()=>{}"),
    logged: /"kind":"error","message":"It assigns to window.fetch"/,
    inBrowser: open,
  },
  {
    does: 'leaves a listener behind that throws on the pages of others',
    change: exposed("addEventListener('resize',()=>{throw new Error('Left behind')})"),
    logged: /"kind":"error","message":"Left behind"/,
    async inBrowser(page) {
      await open(page);
      await page.getByRole('heading', { level: 1, name: HEADING }).waitFor();
      await page.getByRole('contentinfo').waitFor();
      // Only a page that has been hydrated navigates within itself.
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await go(page, '/search');
      await page.locator('main [data-module="search"]').waitFor();
      await page.setViewportSize({ width: 900, height: 700 });
    },
  },
];

async function openContext({ cookie, ...extraHTTPHeaders }: Visitor) {
  const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders });
  await context.addCookies([{ name: 'visitor', value: cookie.slice('visitor='.length), url: site.url }]);
  return { context, page: await context.newPage() };
}

/**
 * Looks at the page as a visitor of its own. One that hangs is closed as it stands, which it cannot tell anybody: it
 * takes the processor of the visitor's machine, which is the site's here.
 */
async function look({ inBrowser, hangs }: Row, headers: Visitor) {
  const { context, page } = await openContext(headers);
  const known = await releases.begun('pubs');
  await inBrowser!(page);
  await expect.poll(() => releases.begun('pubs'), { intervals: [20] }).not.toBe(known);
  if (hangs) {
    const answers = () => Promise.race([page.evaluate(() => true), pause(HUNG_MS, false)]);
    await expect.poll(answers, { message: 'the page still answers', intervals: [20] }).toBe(false);
    await context.close();
  }
  return { close: () => context.close() };
}

/** A page of the canary's, at a visitor without script or in a browser. */
async function visit(row: Row, visitor: Visitor, to: (typeof CANARY_PATHS)[number]): Promise<Visit> {
  const { status, body } = await get(to, visitor);
  expect(status).toBe(200);
  const looked = row.inBrowser && (await look(row, visitor));
  return { shows: headingOf(body) === headings.get(to), close: async () => {}, ...looked };
}

async function share(version: string) {
  await releases.registry.share('pubs', version, 1);
  const shown = async () => (await (await fetch(`${site.url}/api/modules`)).json()).microFrontends.pubs;
  await expect.poll(async () => (await shown()).length).toBe(2);
}

for (const row of [...onServer, ...inBrowser]) {
  test(`a canary that ${row.does} hurts nobody else and is halted`, async () => {
    const { version } = await releases.add(good, row.change, row.afterwards);
    const others = browse();
    await share(version);
    await Promise.all(Array.from({ length: STABLE_VOTERS }, () => vote(newVisitor(false))));
    const visits: Visit[] = [];
    for (const to of CANARY_PATHS) visits.push(await visit(row, newVisitor(true), to));
    await expect
      .poll(async () => {
        // A machine too busy to say which of two pages ended a renderer counts one end for both.
        if (!row.inBrowser) await get(PATH, newVisitor(true));
        return halted(version);
      })
      .toBe(true);
    await others.stop();
    for (const { close } of visits) await close();
    const names = ['"module":"pubs"', `"version":"${version}"`, `"owner":"${good.owner}"`];
    const isLogged = (line: string) => row.logged.test(line) && names.every((name) => line.includes(name));
    expect(log.some(isLogged), `the log names what ${row.does}`).toBe(true);
    expect(log.filter((line) => line.includes('is started again'))).toEqual([]);
    expect(visits.every(({ shows }) => shows)).toBe(true);
    expect(others.faults).toEqual([]);
  });
}

test('a canary that is like the stable release fails at none of three slow phones', async () => {
  const { version } = await releases.add(good, () => {});
  await share(version);
  for (const to of CANARY_PATHS) {
    const { context, page } = await openContext(newVisitor(true));
    const phone = await context.newCDPSession(page);
    // As Lighthouse has a mid-tier phone on slow 4G.
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await phone.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
    });
    await withVisitor(page).goto(to);
    // Each counts when it was hydrated, or when it failed.
    const voters = CANARY_PATHS.indexOf(to) + 1;
    await expect.poll(() => releases.tally('pubs', version)).toMatchObject({ voters });
    await context.close();
  }
  expect(await releases.tally('pubs', version)).not.toHaveProperty('failures');
  await releases.registry.promote('pubs', good.version);
});

test('an unregistered script or style does not run, however a module attaches it', async () => {
  const store = path.join(dataDir, 'modules/pubs', good.version, 'browser');
  await writeFile(path.join(store, 'unregistered.js'), 'globalThis.ran = (globalThis.ran ?? 0) + 1;');
  await writeFile(path.join(store, 'unregistered.css'), 'body { outline: 7px solid red }');
  const { close, page } = await openPage();
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  const outcome = await page.evaluate(async (base) => {
    const js = `${base}unregistered.js`;
    const css = `${base}unregistered.css`;
    const digest = async (url: string) => {
      const bytes = await crypto.subtle.digest('SHA-384', await (await fetch(url)).arrayBuffer());
      return `sha384-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
    };
    const [jsHash, cssHash] = [await digest(js), await digest(css)];
    const settled = (element: Element) =>
      new Promise((resolve) => {
        element.addEventListener('load', () => resolve('load'));
        element.addEventListener('error', () => resolve('error'));
      });
    const script = () => Object.assign(document.createElement('script'), { src: js, integrity: jsHash });
    const style = () =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: css, integrity: cssHash });
    const waits: Promise<unknown>[] = [];
    const attach = (element: Element, how: (element: Element) => void) => {
      waits.push(settled(element));
      how(element);
    };
    const ways: ((element: Element) => void)[] = [
      (element) => document.head.append(element),
      (element) => document.head.prepend(element),
      (element) => document.head.appendChild(element),
      (element) => document.head.firstElementChild!.before(element),
      (element) => document.head.lastElementChild!.after(element),
      (element) => void document.body.insertAdjacentElement('beforeend', element),
      (element) => {
        const outer = document.createElement('div');
        outer.append(element);
        document.body.append(outer);
      },
      (element) =>
        document.body.attachShadow === undefined
          ? undefined
          : void document.body
              .appendChild(document.createElement('div'))
              .attachShadow({ mode: 'open' })
              .append(element),
    ];
    for (const way of ways) {
      attach(script(), way);
      attach(style(), way);
    }
    const html = document.body.appendChild(document.createElement('div'));
    html.innerHTML = `<link rel="stylesheet" href="${css}" integrity="${cssHash}">`;
    waits.push(settled(html.firstElementChild!));
    document.body.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${css}">`);
    waits.push(settled(document.body.lastElementChild!));
    const text = `<script src="${js}" integrity="${jsHash}"></script>`;
    document.head.append(document.createRange().createContextualFragment(text));
    waits.push(settled(document.head.lastElementChild!));
    const late = document.head.appendChild(document.createElement('script'));
    waits.push(settled(late));
    late.integrity = jsHash;
    late.src = js;
    // Not the gate's: the content security policy and Integrity-Policy.
    const inline = document.createElement('script');
    inline.textContent = 'globalThis.ran = 100';
    document.head.append(inline);
    await import(/* webpackIgnore: true */ js).catch(() => {});
    await Promise.all(waits);
    return {
      ran: (globalThis as { ran?: number }).ran ?? 0,
      outline: getComputedStyle(document.body).outlineWidth,
    };
  }, `/modules/pubs/${good.version}/`);
  await close();
  expect(faults.length).toBeGreaterThan(0);
  expect(outcome).toEqual({ ran: 0, outline: expect.not.stringContaining('7px') });
});

async function openPage() {
  const page = withVisitor(await browser.newPage({ baseURL: site.url }));
  await page.goto(PATH);
  await page.locator('main [data-screen]').waitFor();
  // Hydrated: the gate is there before any module's code.
  await page.waitForFunction(() => document.querySelector('main')?.matches(':has([data-screen])'));
  return { page, close: () => page.close() };
}
