import { afterEach, expect, jest, test } from '@jest/globals';
import { sourcePosition } from '../src/loader/sourcePosition';

const DEV = 'http://localhost:4104';
/** Line 1 of the bundle is line 1 of a package; line 3 is line 24 of the screen. */
const MAP = {
  version: 3,
  sources: [
    'webpack://guide_pubs/../node_modules/lucide-react/Icon.js',
    'webpack://guide_pubs/./src/screens/TopPubs/TopPubs.tsx',
  ],
  names: [],
  mappings: 'AAAA;;ACuBA',
};

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Answers with source maps by address; other addresses are not there. */
function serve(maps: Record<string, object>) {
  const asked = jest.fn(async (url: string) =>
    url in maps ? { ok: true, json: async () => maps[url] } : { ok: false },
  );
  Object.assign(globalThis, { fetch: asked });
}

const stack = `Error: broken
    at Icon (${DEV}/__federation_expose_TopPubs.js:1:7)
    at TopPubs (${DEV}/__federation_expose_TopPubs.js:3:9)
    at renderWithHooks (http://localhost:4000/assets/main.js:10:20)`;

test('an error is located in the first source that is not of a package', async () => {
  serve({ [`${DEV}/__federation_expose_TopPubs.js.map`]: MAP });
  expect(await sourcePosition(stack)).toBe('src/screens/TopPubs/TopPubs.tsx, line 24');
});

test('without a source map, or without frames, there is no position', async () => {
  serve({});
  expect(await sourcePosition(stack)).toBeNull();
  expect(await sourcePosition('Error: broken')).toBeNull();
});
