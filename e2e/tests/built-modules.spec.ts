import { readFileSync } from 'node:fs';
import path from 'node:path';
import { leakingStyle, missingNames, overBudget } from '@guide/contracts/release/build-checks';
import { expect, test } from '@playwright/test';
import { loadShell, offeredNames } from '../../services/gateway/src/pages/shellFiles';
import { buildFolder, moduleNames } from '../../tooling/build/site.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(buildFolder(process.env.CITY ?? 'london', false), 'modules');

test('every module as it is built keeps its styles to itself and its budget', () => {
  const names = moduleNames();
  expect(names.length).toBeGreaterThanOrEqual(5);
  for (const name of names) {
    const release = JSON.parse(readFileSync(path.join(modules, name, 'release.json'), 'utf8'));
    const browser = path.join(modules, name, 'browser');
    expect(leakingStyle(release, browser)).toBeNull();
    const { guide } = JSON.parse(readFileSync(path.join(root, `mfe-${name}/package.json`), 'utf8'));
    expect(overBudget(release, browser, guide.budget)).toBeNull();
    expect(overBudget(release, browser, { default: 1 })).toMatch(
      /bytes compressed with all that it loads; its budget is 1\./,
    );
  }
});

test('every module as it is built takes names from the contract, and only such as the shell offers', async () => {
  const shell = await loadShell(path.join(path.dirname(modules), 'shell'));
  const offered = Object.fromEntries(offeredNames(shell));
  expect(offered['@guide/contracts/module']).toEqual(expect.arrayContaining(['useHost', 'useQuery', 'Link']));
  for (const module of moduleNames()) {
    const browser = path.join(modules, module, 'browser');
    const built = JSON.parse(readFileSync(path.join(modules, module, 'release.json'), 'utf8'));
    expect(missingNames(built, browser, offered)).toBeNull();
    const without = offered['@guide/contracts/module']!.filter((name) => name !== 'useHost');
    expect(missingNames(built, browser, { ...offered, '@guide/contracts/module': without })).toBe(
      `${module} uses useHost of @guide/contracts/module, which the live shell does not offer.`,
    );
  }
});

test('what a screen loads later counts for its budget', () => {
  // The map's library is a chunk of its own: without it the screen is a fifth of this.
  const map = JSON.parse(readFileSync(path.join(modules, 'map/release.json'), 'utf8'));
  expect(overBudget(map, path.join(modules, 'map/browser'), { default: 100_000 })).toMatch(
    /^map\/\w+ is 1[34]\d{4} bytes compressed/,
  );
});
