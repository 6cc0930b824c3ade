import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../../../tooling/commands/preflight.mjs';
import { openReleases } from '../releases';

const PACK = path.join(root, 'cities/london');
/** A busy gateway notices an import after some seconds. */
const MAX_NOTICE_MS = 60_000;
const ASK_AGAIN_MS = 200;

/**
 * What changes a running site while a visitor stores it: the next release of a module, the import of other texts.
 * @param folder the site's data, in which a copy of the city pack is made
 */
export async function openChanges(site: { url: string; mongoUrl: string }, folder: string) {
  const releases = await openReleases(site, folder);
  const pack = path.join(folder, 'pack');
  await cp(PACK, pack, { recursive: true, filter: (file) => !/\/(images|node_modules)$/.test(file) });
  const first = await releases.live('pubs');
  const listings = JSON.parse(await readFile(path.join(PACK, 'listings.json'), 'utf8'));
  let imports = 0;

  const setId = async (): Promise<string> => (await (await fetch(`${site.url}/api/offline/set`)).json()).id;

  /** Changes the site. Resolves when it offers another set: a visitor who came before would get the one from before. */
  async function untilOffered(change: () => Promise<void>): Promise<void> {
    const before = await setId();
    await change();
    for (const limit = Date.now() + MAX_NOTICE_MS; Date.now() < limit; await pause(ASK_AGAIN_MS))
      if ((await setId()) !== before) return;
    throw new Error('the site has changed, and its set has not');
  }

  return {
    /** The next release of the pubs is live. */
    release: () => untilOffered(async () => releases.makeLive(await releases.add(first, () => {}), first)),
    /** The texts of a place are others, imported as `npm run content` does. */
    content: () =>
      untilOffered(async () => {
        imports += 1;
        const [place, ...others] = listings;
        const changed = [{ ...place, description: `${place.description} (${imports})` }, ...others];
        await writeFile(path.join(pack, 'listings.json'), JSON.stringify(changed));
        await promisify(execFile)(process.execPath, ['tooling/commands/run.mjs', 'content', 'import', pack], {
          cwd: root,
          env: { ...process.env, MONGODB_URL: site.mongoUrl, DATA_DIR: folder },
        });
      }),
    async close(): Promise<void> {
      await releases.close();
      await rm(pack, { recursive: true, force: true });
    },
  };
}
