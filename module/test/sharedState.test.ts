import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { findSharedState } from '../src/check/shared-state.mjs';

// Inside the project, so that the build resolves its packages.
const builds = path.join(import.meta.dirname, '../../.build');
mkdirSync(builds, { recursive: true });
const folder = mkdtempSync(path.join(builds, 'shared-state-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const home = (load: string, title: string) =>
  `Home: { load: ({ search, params }) => { ${load} }, head: () => ({ title: ${title}, description: 'A' }), Component: () => null }`;

async function check(state: string, screen: string) {
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  writeFileSync(path.join(folder, 'server/server.cjs'), `${state}; exports.screens = { ${screen} };`);
  return findSharedState({ folder, out: folder }, { Home: { query: ['q'] } });
}

const LEAK = /^Home: the page of one visitor changes after another visitor's\./;

test('Find a module that shows a query or parameter to the next visitor', async () => {
  expect(await check('let last', home("last ??= search.get('q')", 'last'))).toMatch(LEAK);
  expect(await check("let all = ''", home('all += params.id', 'all'))).toMatch(LEAK);
  const late = home("last = last ?? 'nothing'", "last + (last = 'something')");
  expect(await check('let last', late)).toMatch(LEAK);
});

test('Accept a module that caches only data that is equal for all visitors', async () => {
  const screen =
    "Home: { load: ({ search, queries }) => queries.setQueryData(['q'], search.get('q')), head: ({ queries }) => ({ title: queries.getQueryData(['q']), description: String(names()) }), Component: () => null }";
  expect(await check('let cache; const names = () => (cache ??= [1, 2])', screen)).toBeNull();
});

test('Accept a screen that fails for every visitor', async () => {
  expect(await check('', home("throw new Error('A fault')", "''"))).toBeNull();
});
