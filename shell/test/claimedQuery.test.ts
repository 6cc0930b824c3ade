/** @jest-environment node */
import type { ModuleExports, Screen } from '@guide/contracts/module';
import { parseParameter } from '@guide/contracts/site';
import { renderOnServer } from '@guide/module/testing';
import { expect, jest, test } from '@jest/globals';
import analytics from '../../mfe-analytics/package.json' with { type: 'json' };
import { screens as analyticsScreens } from '../../mfe-analytics/src';
import discover from '../../mfe-discover/package.json' with { type: 'json' };
import { screens as discoverScreens } from '../../mfe-discover/src';
import map from '../../mfe-map/package.json' with { type: 'json' };
import { screens as mapScreens } from '../../mfe-map/src';
import pubs from '../../mfe-pubs/package.json' with { type: 'json' };
import { screens as pubsScreens } from '../../mfe-pubs/src';
import search from '../../mfe-search/package.json' with { type: 'json' };
import { screens as searchScreens } from '../../mfe-search/src';

interface Manifest {
  name: string;
  guide: { claims: { screens: Record<string, { query: string[] }> } };
}
const modules: [Manifest, ModuleExports['screens']][] = [
  [analytics, analyticsScreens],
  [discover, discoverScreens],
  [map, mapScreens],
  [pubs, pubsScreens],
  [search, searchScreens],
];
const rows = modules.flatMap(([{ name, guide }, screens]) =>
  Object.entries(screens).map(
    ([screen, value]) => [name, screen, value, guide.claims.screens[screen]?.query ?? []] as const,
  ),
);

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

test.each(rows)(
  'D-9 %s claims exactly the query parameters that its screen %s reads',
  async (_module, _name, screen, claimed) => {
    const names = claimed.map((entry) => parseParameter(entry)[0]);
    expect([...(await readBy(screen))].sort()).toEqual(names.sort());
  },
);
