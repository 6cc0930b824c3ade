import path from 'node:path';
import { parseArgs } from 'node:util';
import { packRelease } from '../release/archive.mjs';
import { requestGuide } from '../release/client.mjs';
import { commitOf } from '../release/commit.mjs';
import { readKey, signRelease } from '../release/keys.mjs';
import { buildAndCheck } from './checked-build.mjs';
import { readModule } from './read-module.mjs';
import { asRefusal, Refusal } from './refusal.mjs';
import { runModuleTests } from './test.mjs';

/** @typedef {{ guide?: string, canary?: string, ramp?: boolean, hours?: string, reason?: string }} Values options of all commands */

/**
 * Reads the module, the key and the guide's address for a command that contacts a guide.
 * @param {string[]} args - arguments of the command
 * @param {import('node:util').ParseArgsConfig['options']} [options] - beyond `--guide`
 * @param {import('./read-module.mjs').OwnModule} [own] - default: the module of this folder
 */
export async function connect(args, options = {}, own = undefined) {
  const parsed = parseArgs({
    args,
    options: { guide: { type: 'string' }, ...options },
    allowPositionals: true,
  });
  const values = /** @type {Values} */ (parsed.values);
  const { guide = '' } = values;
  if (!URL.canParse(guide)) throw new Refusal('Name the guide: --guide https://guide.example');
  const module = own ?? (await readModule());
  const key = await asRefusal(readKey(path.resolve(process.env.RELEASE_KEY ?? 'release-key.json')));
  const request = (
    /** @type {Parameters<typeof requestGuide>[2]['action']} */ action,
    /** @type {Record<string, unknown>} */ claims = {},
    /** @type {Buffer | undefined} */ archive = undefined,
  ) =>
    asRefusal(
      requestGuide(guide, key, { module: module.target.name, action, ...claims }, archive, console.log),
    );
  return { values, positionals: parsed.positionals, module, key, request };
}

/**
 * Checks the key and the claims at the guide; then builds, checks, tests and signs the module.
 * @param {Pick<Awaited<ReturnType<typeof connect>>, 'module' | 'key' | 'request'>} connection
 * @returns {Promise<{ archive: Buffer, version: string }>}
 */
export async function prepareRelease({ module, key, request }) {
  const { folder, target } = module;
  const status = await request('status');
  const built = await (module.build?.() ?? buildAndCheck(module, status));
  await runModuleTests(module, ['--silent']);
  const commit = commitOf(folder);
  const signed = await signRelease(key, { ...built, ...(commit && { commit }) });
  return { archive: await packRelease(target.out, signed), version: built.version };
}
