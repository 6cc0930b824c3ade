import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '../../../contracts/api/schemas/releases';
import { buildSite } from '../../../tooling/build/site.mjs';
import { startSite } from '../../../tooling/commands/site.mjs';
import { findLeftovers, sentencesOf } from '../../../tooling/release/teardown';
import { openReleases, wrapExposed } from '../../support/releases';
import { expect, test } from '../../support/test';

let site: Awaited<ReturnType<typeof startSite>>;
let releases: Awaited<ReturnType<typeof openReleases>>;
let good: Release;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'guide-teardown-'));
  const env = { WRITE_RATE: '0', NOT_FOUND_RATE: '0', RENDER_BUDGET_MS: '0' };
  site = await startSite({ buildFolder: await buildSite({}), dataDir, env, onLine: () => {} });
  releases = await openReleases(site, dataDir);
  good = await releases.live('pubs');
});
test.afterAll(async () => {
  await releases.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What a release may leave behind, and what is said of it. */
const faults: [code: string, sentence: RegExp][] = [
  ["addEventListener('resize', () => {})", /^pubs leaves a listener for "resize" on window \(.+\)\.$/],
  [
    "document.addEventListener('click', () => {}, true)",
    /^pubs leaves a listener for "click" on the document \(.+\)\.$/,
  ],
  ['setInterval(() => {}, 700)', /^pubs leaves a timer of every 700 ms \(.+\)\.$/],
  ["document.head.append(document.createElement('style'))", /^pubs leaves styles in the document\.$/],
  ["document.body.classList.add('mine')", /^pubs leaves the attribute body class=mine\.$/],
  ["document.body.append(document.createElement('aside'))", /^pubs leaves a aside in the document's body\.$/],
  ['Array.prototype.last = function () { return this.at(-1) }', /^pubs changes Array\.prototype\.last\.$/],
  [
    "Object.defineProperty(History.prototype, 'pushState', { value: () => {} })",
    /^pubs changes History\.prototype\.pushState\.$/,
  ],
  ['window.myTeam = { state: 1 }', /^pubs changes window\.myTeam\.$/],
];
for (const [code, sentence] of faults) {
  test(`a release is named that runs ${code}`, async ({ page, consoleErrors }) => {
    const faulty = await releases.add(good, (draft) => wrapExposed(draft, `${code};return module`));
    try {
      await releases.makeLive(faulty);
      const sentences = sentencesOf('pubs', await findLeftovers(page, site.url, 'pubs', '/top-london-pubs'));
      expect(sentences).toEqual([expect.stringMatching(sentence)]);
      console.log(sentences.join(' '));
    } finally {
      await releases.makeLive(good);
    }
    consoleErrors.length = 0;
  });
}

test('fetch and history are kept: a release that assigns to them changes nothing, and is reported', async ({
  page,
  consoleErrors,
}) => {
  const faulty = await releases.add(good, (draft) =>
    wrapExposed(draft, 'window.fetch=()=>Promise.reject(1);history.pushState=()=>{};return module'),
  );
  try {
    await releases.makeLive(faulty);
    const leftovers = await findLeftovers(page, site.url, 'pubs', '/top-london-pubs');
    expect(consoleErrors.join()).toMatch(/Module pubs \S+ of .* failed: It assigns to window\.fetch/);
    expect(sentencesOf('pubs', leftovers)).toEqual([]);
  } finally {
    await releases.makeLive(good);
  }
  consoleErrors.length = 0;
});
