import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { add } from '../../content/add';
import type { StoredListing } from '../../content/add/merge';
import { root } from './dataCommands';
import { temporaryFolder } from './temporaryFolder';

const parent = temporaryFolder();
let count = 0;

/** Two areas of a city at 48.2 north and 16.37 east; the first has a boundary. */
const AREAS = [
  {
    id: 1,
    name: 'Old Town',
    description: 'Inside the walls.',
    imageUrl: '',
    center: [16.37, 48.208],
    boundary: [
      [16.36, 48.2],
      [16.38, 48.2],
      [16.38, 48.216],
      [16.36, 48.216],
    ],
  },
  { id: 2, name: 'Riverside', description: 'By the water.', imageUrl: '', center: [16.41, 48.22] },
];

/** A pack in a temporary folder, into which files can be added. */
export async function testPack() {
  const folder = path.join(parent, `city-${++count}`);
  await mkdir(folder);
  for (const name of ['site.json', 'home.json', 'generic.json'])
    await cp(path.join(root, 'cities/brambleford', name), path.join(folder, name));
  const site = JSON.parse(await readFile(path.join(folder, 'site.json'), 'utf8'));
  const changed = {
    ...site,
    product: 'Testburg',
    slug: 'testburg',
    center: [16.37, 48.208],
    currency: 'EUR',
  };
  const write = (name: string, content: unknown) =>
    writeFile(path.join(folder, name), JSON.stringify(content));
  await write('site.json', changed);
  await write('areas.json', AREAS);
  await write('listings.json', []);

  const file = async (name: string, content: string | Uint8Array) => {
    await writeFile(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const read = async <T = unknown>(name: string): Promise<T> =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const isDone = await add([folder, ...args], (line) => lines.push(line.replaceAll(`${folder}/`, '')));
    return { isDone, text: lines.join('\n') };
  };
  return {
    folder,
    file,
    read,
    run,
    write,
    listings: () => read<StoredListing[]>('listings.json'),
    /** The message with which the call stops. */
    fault: async (...args: string[]) => {
      const outcome = await run(...args).then(
        () => 'no fault',
        (error: Error) => error.message,
      );
      return outcome.replaceAll(`${folder}/`, '');
    },
  };
}
