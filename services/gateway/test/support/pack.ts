import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const HOSTILE_PICTURE = 'hostile.svg';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>top.hacked = 1</script></svg>';

const SMALL_CITY = path.resolve(import.meta.dirname, '../../../../cities/brambleford');

/** Writes a small city pack in English, with a tile server and a picture that contains a script. */
export async function writePack(folder: string): Promise<void> {
  await cp(SMALL_CITY, folder, { recursive: true, filter: (from) => !/\/(images|languages)$/.test(from) });
  const site = JSON.parse(await readFile(path.join(SMALL_CITY, 'site.json'), 'utf8'));
  site.tiles.url = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  await writeFile(path.join(folder, 'site.json'), JSON.stringify(site));
  await mkdir(path.join(folder, 'images'));
  await writeFile(path.join(folder, 'images', HOSTILE_PICTURE), SVG);
}
