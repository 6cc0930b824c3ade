import { readFileSync } from 'node:fs';
import path from 'node:path';
import { overBudget } from '@guide/contracts/release/build-checks';
import { expect, test } from '@playwright/test';
import { buildFolder } from '../../../tooling/build/site.mjs';

const modules = path.join(buildFolder(process.env.CITY ?? 'london', false), 'modules');

test('what a screen loads later counts for its budget', () => {
  // The map's library is a chunk of its own: without it the screen is a fifth of this.
  const map = JSON.parse(readFileSync(path.join(modules, 'map/release.json'), 'utf8'));
  expect(overBudget(map, path.join(modules, 'map/browser'), { default: 100_000 })).toMatch(
    /^map\/\w+ is 1[34]\d{4} bytes compressed/,
  );
});
