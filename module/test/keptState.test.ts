import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { findKeptState } from '../src/check/kept-state.mjs';

// Within the project, so that a build finds its packages.
const builds = path.join(import.meta.dirname, '../../.build');
mkdirSync(builds, { recursive: true });
const folder = mkdtempSync(path.join(builds, 'kept-state-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const home = (load: string, title: string) =>
  `Home: { load: ({ search, params }) => { ${load} }, head: () => ({ title: ${title}, description: 'A' }), Component: () => null }`;

/** @returns what is found in a module with this state and this screen */
async function found(state: string, screen: string) {
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  writeFileSync(path.join(folder, 'server/server.cjs'), `${state}; exports.screens = { ${screen} };`);
  return findKeptState({ folder, out: folder }, { Home: { query: ['q'] } });
}

const LEAK = /^Home: the page of one visitor changes after another visitor's\./;

test('a module that keeps a query or a parameter for the next visitor is found', async () => {
  expect(await found('let last', home("last ??= search.get('q')", 'last'))).toMatch(LEAK);
  expect(await found("let all = ''", home('all += params.id', 'all'))).toMatch(LEAK);
  const late = home("last = last ?? 'nothing'", "last + (last = 'something')");
  expect(await found('let last', late)).toMatch(LEAK);
});

test('a module that keeps nothing of a request is not, also when it caches what is the same for all', async () => {
  const screen =
    "Home: { load: ({ search, queries }) => queries.setQueryData(['q'], search.get('q')), head: ({ queries }) => ({ title: queries.getQueryData(['q']), description: String(names()) }), Component: () => null }";
  expect(await found('let cache; const names = () => (cache ??= [1, 2])', screen)).toBeNull();
});

test('a screen that fails for every visitor alike is not', async () => {
  expect(await found('', home("throw new Error('A fault')", "''"))).toBeNull();
});
