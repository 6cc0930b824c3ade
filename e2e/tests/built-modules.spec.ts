import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLeakingStyle, findMissingNames, findOverBudget } from '@guide/contracts/release/build-checks';
import { expect, test } from '@playwright/test';
import { listPackageExports, loadShell } from '../../services/gateway/src/pages/shellFiles';
import { buildFolder, moduleNames } from '../../tooling/build/site.mjs';
import { city } from '../../tooling/commands/settings.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(buildFolder(city, false), 'modules');

test('styles of a built module do not leak, and it is within its budget', () => {
  const names = moduleNames();
  expect(names.length).toBeGreaterThanOrEqual(5);
  for (const name of names) {
    const release = JSON.parse(readFileSync(path.join(modules, name, 'release.json'), 'utf8'));
    const browser = path.join(modules, name, 'browser');
    expect(findLeakingStyle(release, browser)).toBeNull();
    const { guide } = JSON.parse(readFileSync(path.join(root, `mfe-${name}/package.json`), 'utf8'));
    expect(findOverBudget(release, browser, guide.budget)).toBeNull();
  }
});

test('a built module imports only names that the shell offers', async () => {
  const shell = await loadShell(path.join(path.dirname(modules), 'shell'));
  const packageExports = Object.fromEntries(listPackageExports(shell));
  const contract = packageExports['@guide/contracts/module']!;
  expect(contract).toEqual(expect.arrayContaining(['useHost', 'useQuery', 'Link']));
  const missing = (module: string, names: string[]) => {
    const built = JSON.parse(readFileSync(path.join(modules, module, 'release.json'), 'utf8'));
    const browser = path.join(modules, module, 'browser');
    return findMissingNames(built, browser, { ...packageExports, '@guide/contracts/module': names });
  };
  for (const module of moduleNames()) expect(missing(module, contract)).toBeNull();
  const without = contract.filter((name) => name !== 'useHost');
  expect(missing('pubs', without)).toBe(
    'pubs uses useHost of @guide/contracts/module, which the live shell does not offer.',
  );
});

test('code that a screen loads later counts towards its budget', () => {
  // Most of the map screen is its library, a separate chunk.
  const map = JSON.parse(readFileSync(path.join(modules, 'map/release.json'), 'utf8'));
  expect(findOverBudget(map, path.join(modules, 'map/browser'), { default: 100_000 })).toMatch(
    /^map\/\w+ is 1[34]\d{4} bytes compressed/,
  );
});

test('only the shell contains React, modules do not', () => {
  const parts = new Set<string>();
  for (const part of ['shell', ...moduleNames().map((name) => `modules/${name}`)]) {
    const browser = path.join(path.dirname(modules), part, 'browser');
    for (const file of readdirSync(browser).filter((name) => name.endsWith('.js'))) {
      const code = readFileSync(path.join(browser, file), 'utf8');
      if (code.includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=')) parts.add(part);
    }
  }
  expect([...parts]).toEqual(['shell']);
});
