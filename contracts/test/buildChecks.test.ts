import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { EMBED_KIT } from '../module/embed-kit.mjs';
import { buildFaults, findBuildFault } from '../release/build-checks.mjs';

let browser: string;
beforeEach(async () => {
  browser = await mkdtemp(path.join(tmpdir(), 'guide-build-'));
});
afterEach(() => rm(browser, { recursive: true }));

const FILES = {
  'entry.js': 'var guide_pubs={moduleIdToConsumeDataMapping:{7:{shareKey:"@guide/contracts/module"}}};',
  'page.js': '(globalThis.chunk||=[]).push([[1],{99(e,t,n){n(7).useHost()}}]);',
  'late.js': `/* ${randomBytes(300).toString('base64')} */`,
  'page.css': '.guide_pubs-card{color:red}',
};
const MANIFEST = {
  exposes: [
    {
      name: 'TopPubs',
      assets: {
        js: { sync: ['entry.js', 'page.js'], async: ['late.js'] },
        css: { sync: ['page.css'], async: [] },
      },
    },
  ],
};
const size = (...names: (keyof typeof FILES)[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(FILES[name]).length, 0);
const TOTAL_SIZE = size('entry.js', 'page.js', 'late.js', 'page.css');
const LIVE = { packageExports: { '@guide/contracts/module': ['useHost'] } };

interface Faulty {
  files?: Record<string, string>;
  manifest?: object;
  release?: object;
  live?: typeof LIVE;
  budget?: Record<string, number>;
}

async function write({ files = {}, manifest = MANIFEST, release = {} }: Faulty) {
  const built: Record<string, string> = { ...FILES, ...files };
  await writeFile(path.join(browser, 'mf-manifest.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(built)) await writeFile(path.join(browser, name), text);
  const described = {
    module: 'pubs',
    owner: 'Team Pubs',
    entry: 'entry.js',
    container: 'guide_pubs',
    exposes: { TopPubs: { js: [], css: [] } },
    integrity: Object.fromEntries(Object.keys(built).map((name) => [name, ''])),
    ...release,
  };
  return described;
}

const faultOf = async (faulty: Faulty = {}) =>
  findBuildFault(await write(faulty), browser, faulty.live ?? LIVE, faulty.budget ?? {});

test('Name all faults of a build at once', async () => {
  const faulty = {
    files: { 'page.css': 'h2{color:red}', 'other.css': 'h3{color:red}' },
    live: { packageExports: { '@guide/contracts/module': [] } },
    budget: { default: 1 },
  };
  const release = await write(faulty);
  expect([...buildFaults(release, browser, faulty.live, faulty.budget)]).toEqual([
    'pubs uses useHost of @guide/contracts/module, which the live shell does not offer.',
    expect.stringMatching(/^pubs\/TopPubs is \d+ bytes compressed/),
    'pubs: the style "h2" in page.css would reach other modules.',
    'pubs: the style "h3" in other.css would reach other modules.',
  ]);
  // Without a guide, nothing is known of what its shell offers.
  expect([...buildFaults(release, browser, undefined, {})]).toHaveLength(2);
});

test('Accept a valid build that uses its whole budget', async () => {
  expect(await faultOf({ budget: { default: TOTAL_SIZE } })).toBeNull();
  expect(await faultOf({ budget: { default: 1, TopPubs: TOTAL_SIZE } })).toBeNull();
  expect(await faultOf()).toBeNull();
});

test('Refuse scripts that pages cannot load, and entries without their container', async () => {
  const entry = (text: string) => faultOf({ files: { 'entry.js': text } });
  const noScript = (reason: string, file = 'entry.js') =>
    `pubs: ${file} is not a classic script, but pages load it as one:  ${reason}.`;
  const noContainer =
    'pubs: entry.js does not define the global guide_pubs, the container that the release names.';
  expect(await entry('export const init = 1;')).toBe(noScript("Unexpected token 'export'"));
  expect(await entry('import("./page.js"); import "./page.js";')).toBe(
    noScript('Cannot use import statement outside a module'),
  );
  expect(await entry('<!doctype html><title>Not Found</title>')).toBe(noScript("Unexpected token '<'"));
  expect(await faultOf({ files: { 'late.js': 'const late = await 1;' } })).toMatch(
    /^pubs: late\.js is not a/,
  );
  for (const without of [
    '',
    'var guide_pubs;',
    'let guide_pubs = {};',
    '(() => { var guide_pubs = {}; })()',
    'globalThis[key] = {};',
    'var guide_other = {};',
  ])
    expect([without, await entry(without)]).toEqual([without, noContainer]);
  for (const sound of [
    'var guide_pubs = {};',
    'var guide_pubs;(() => { guide_pubs = {}; })()',
    'globalThis["guide_pubs"] = {};',
    'self.guide_pubs = {};',
  ])
    expect([sound, await entry(sound)]).toEqual([sound, null]);
});

test('Refuse a build one byte over its budget, counting files that load later, each file once', async () => {
  const over = `pubs/TopPubs is ${TOTAL_SIZE} bytes compressed with all that it loads; its budget is ${TOTAL_SIZE - 1}.`;
  expect(await faultOf({ budget: { default: TOTAL_SIZE - 1 } })).toBe(over);
  expect(await faultOf({ budget: { default: 10 * TOTAL_SIZE, TopPubs: TOTAL_SIZE - 1 } })).toBe(over);
  const [shown] = MANIFEST.exposes;
  const twice = {
    js: { sync: ['entry.js'], async: ['page.js', 'late.js', 'entry.js'] },
    css: shown!.assets.css,
  };
  const manifest = { exposes: [{ name: 'TopPubs', assets: twice }] };
  expect(await faultOf({ manifest, budget: { default: TOTAL_SIZE } })).toBeNull();
});

test("Refuse a bundler's manifest that misses an exposed name or lists files outside the release", async () => {
  expect(await faultOf({ manifest: { exposes: [] } })).toBe(
    "pubs/TopPubs is not in the build's mf-manifest.json, which lists what it loads.",
  );
  expect(await faultOf({ release: { integrity: { 'entry.js': '', 'page.js': '', 'page.css': '' } } })).toBe(
    'pubs/TopPubs loads late.js, which is not a file of the release.',
  );
});

test('Refuse imports that the live shell does not export, and the contract used as one object', async () => {
  const live = { ...LIVE, packageExports: { '@guide/contracts/module': ['useNow'] } };
  expect(await faultOf({ live })).toBe(
    'pubs uses useHost of @guide/contracts/module, which the live shell does not offer.',
  );
  const whole = '(globalThis.chunk||=[]).push([[1],{99(e,t,n){f(n(7))}}]);';
  expect(await faultOf({ files: { 'page.js': whole } })).toMatch(
    /^pubs uses @guide\/contracts\/module as a whole/,
  );
});

test('Refuse styles that affect other modules, naming style and file', async () => {
  expect(await faultOf({ files: { 'page.css': 'h2{color:red}' } })).toBe(
    'pubs: the style "h2" in page.css would reach other modules.',
  );
  expect(await faultOf({ files: { 'page.css': '.guide_map-card{color:red}' } })).toBe(
    'pubs: the style ".guide_map-card" in page.css would reach other modules.',
  );
});

test('Skip these checks for the embed kit, which no page of the guide loads', async () => {
  const release = { module: EMBED_KIT };
  expect(
    await faultOf({ release, files: { 'page.css': 'h2{color:red}' }, budget: { default: 1 } }),
  ).toBeNull();
});
