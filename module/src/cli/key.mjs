import path from 'node:path';
import { parseArgs } from 'node:util';
import { createKey } from '../release/keys.mjs';
import { asRefusal, Refusal } from './refusal.mjs';

/** `guide key --site SITE --file KEY.json` @param {string[]} args */
export async function run(args) {
  const { values } = parseArgs({ args, options: { site: { type: 'string' }, file: { type: 'string' } } });
  if (!values.site || !values.file)
    throw new Refusal(
      'Name the site, as its owners file does, and the new file: --site NAME --file KEY.json',
    );
  console.log(JSON.stringify(await asRefusal(createKey(path.resolve(values.file), values.site))));
}
