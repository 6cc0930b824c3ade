import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { encodedMap, TraceMap } from '@jridgewell/trace-mapping';
import { hideSourceMaps } from '../src/build/source-maps.mjs';

/** Hides a map of a build in this folder. The text of its `data:` module imports a file of the folder. */
async function hiddenMap(project: string): Promise<string> {
  const out = await mkdtemp(path.join(tmpdir(), 'guide-maps-'));
  await mkdir(path.join(out, 'browser'));
  const column = `import '${project}/`.length;
  const map = new TraceMap({
    version: 3,
    names: [],
    sources: [`webpack://pubs/data:text/javascript,import '${project}/runtime.js'`, './src/index.ts'],
    mappings: [
      [
        [0, 0, 0, column],
        [5, 1, 2, 3],
      ],
    ],
  });
  await writeFile(path.join(out, 'browser/main.js.map'), JSON.stringify(encodedMap(map)));
  hideSourceMaps(out);
  const hidden = await readFile(path.join(out, 'server/maps/main.js.map'), 'utf8');
  await rm(out, { recursive: true });
  return hidden;
}

test('source maps contain nothing of the folder in which they were built', async () => {
  const hidden = await hiddenMap('/home/a');
  expect(await hiddenMap('/srv/another')).toBe(hidden);
  expect(JSON.parse(hidden)).toMatchObject({ sources: ['data:', './src/index.ts'], mappings: 'A,KCEG' });
});
