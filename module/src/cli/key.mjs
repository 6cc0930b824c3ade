import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createKey, readPublicKey } from '../release/keys.mjs';
import { ownersEntry, teamEntry } from '../release/owners-entry.mjs';
import { readModule } from './read-module.mjs';
import { asRefusal, Refusal } from './refusal.mjs';

/** `guide key --site SITE --file KEY.json`; an existing key is kept, and its entry printed again. @param {string[]} args */
export async function run(args) {
  const { values } = parseArgs({ args, options: { site: { type: 'string' }, file: { type: 'string' } } });
  const { site, file } = values;
  if (!file || !(site || existsSync(file)))
    throw new Refusal(
      'Name the site, as its owners file does, and the new file: npx guide key --site NAME --file KEY.json',
    );
  const key = existsSync(file)
    ? readPublicKey(file)
    : { ...(await asRefusal(createKey(path.resolve(file), String(site)))), site };
  if (site && key.site !== site)
    throw new Refusal(`The key ${file} is for the guide ${key.site}, not ${site}: name another file.`);
  console.error(
    `Send this to the operator of the guide, for "teams" in the owners file. Keep ${file} secret.`,
  );
  console.log(JSON.stringify(await entryOf(key), null, 2));
}

/** The entry of this folder's module; without one, names to fill in. @param {{ kid: string, x: string }} key */
async function entryOf(key) {
  const module = await readModule().catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  return module ? teamEntry(module, key) : { 'Team NAME': ownersEntry({ module: 'NAME' }, key) };
}
