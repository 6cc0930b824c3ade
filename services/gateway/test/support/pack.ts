import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { london } from '@guide/service-kit/testing';

/** The one picture of the test's pack. */
export const HOSTILE_PICTURE = 'hostile.svg';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>top.hacked = 1</script></svg>';

/** London's pack, with one picture that brings a script in place of its own. */
export async function writePack(folder: string): Promise<void> {
  await cp(london, folder, { recursive: true, filter: (from) => !/\/(images|test)$/.test(from) });
  await mkdir(path.join(folder, 'images'));
  await writeFile(path.join(folder, 'images', HOSTILE_PICTURE), SVG);
}
