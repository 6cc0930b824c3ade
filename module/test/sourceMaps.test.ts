import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { encodedMap, TraceMap } from '@jridgewell/trace-mapping';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { hideSourceMaps } from '../src/build/source-maps.mjs';

const folder = temporaryFolder();

/** Hides a map of a build in this folder. The text of its `data:` module imports a file of the folder. */
async function hiddenMap(project: string): Promise<string> {
  const out = path.join(folder, project);
  await mkdir(path.join(out, 'browser'), { recursive: true });
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
  return readFile(path.join(out, 'server/maps/main.js.map'), 'utf8');
}

test('source maps contain nothing of the folder in which they were built', async () => {
  const hidden = await hiddenMap('/home/a');
  expect(await hiddenMap('/srv/another')).toBe(hidden);
  expect(JSON.parse(hidden)).toMatchObject({ sources: ['data:', './src/index.ts'], mappings: 'A,KCEG' });
});
