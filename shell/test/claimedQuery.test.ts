/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import type { ModuleExports, Screen } from '@guide/contracts/module';
import { parseParameter } from '@guide/contracts/site';
import { renderOnServer } from '@guide/module/testing';
import { expect, jest, test } from '@jest/globals';

interface Manifest {
  guide: { claims: { screens: Record<string, { query: string[] }> } };
}
async function rowsOf(name: string) {
  const { guide }: Manifest = JSON.parse(await readFile(`mfe-${name}/package.json`, 'utf8'));
  const { screens }: ModuleExports = await import(`../../mfe-${name}/src`);
  return Object.entries(screens).map(
    ([screen, value]) => [name, screen, value, guide.claims.screens[screen]?.query ?? []] as const,
  );
}
const rows = await Promise.all(['analytics', 'discover', 'map', 'pubs', 'search'].map(rowsOf));

/** Records the parameters that a screen reads on the server. */
async function readBy(screen: Screen): Promise<Set<string>> {
  const names = new Set<string>();
  // React logs repeated keys, because a list may contain the same example twice.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = URLSearchParams.prototype[method];
    jest.spyOn(URLSearchParams.prototype, method).mockImplementation(function (this: URLSearchParams, name) {
      names.add(name);
      return Reflect.apply(original, this, [name]) as never;
    });
  }
  await renderOnServer(screen, { params: { id: '1' } });
  jest.restoreAllMocks();
  return names;
}

test.each(rows.flat())(
  'D-9 %s claims exactly the query parameters that its screen %s reads',
  async (_module, _name, screen, claimed) => {
    const names = claimed.map((entry) => parseParameter(entry)[0]);
    expect([...(await readBy(screen))].sort()).toEqual(names.sort());
  },
);
