import path from 'node:path';
import { parseArgs } from 'node:util';
import { packRelease } from '../release/archive.mjs';
import { requestGuide } from '../release/client.mjs';
import { commitOf } from '../release/commit.mjs';
import { readKey, readPublicKey, signRelease } from '../release/keys.mjs';
import { teamEntry } from '../release/owners-entry.mjs';
import { buildAndCheck } from './checked-build.mjs';
import { readModule } from './read-module.mjs';
import { asRefusal, Refusal, refusalOf } from './refusal.mjs';
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
  const key = asRefusal(readKey(keyFile()));
  // Commands that build list it with their other faults.
  key.catch(() => {});
  const request = async (
    /** @type {Parameters<typeof requestGuide>[2]['action']} */ action,
    /** @type {Record<string, unknown>} */ claims = {},
    /** @type {Buffer | undefined} */ archive = undefined,
  ) =>
    asRefusal(
      requestGuide(guide, await key, { module: module.target.name, action, ...claims }, archive, console.log),
    );
  return { values, positionals: parsed.positionals, module, key, request };
}

const keyFile = () => path.resolve(process.env.RELEASE_KEY ?? 'release-key.json');

/**
 * Reads what the guide permits. A key that is missing or unknown is a fault among the others, not the end of the command.
 * @param {Pick<Awaited<ReturnType<typeof connect>>, 'module' | 'request' | 'key'>} connection
 * @returns {Promise<{ status?: import('@guide/contracts/api').StatusResponse, faults: string[] }>}
 */
async function askStatus({ module, request, key }) {
  try {
    await key;
  } catch (error) {
    return { faults: [/** @type {Error} */ (error).message] };
  }
  try {
    return { status: await request('status'), faults: [] };
  } catch (error) {
    const { message, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    if (cause?.code !== 'NOT_SIGNED' && cause?.code !== 'NOT_PERMITTED') throw error;
    if (!/does not name|may not release/.test(message)) return { faults: [message] };
    const entry = JSON.stringify(teamEntry(module, readPublicKey(keyFile())));
    return { faults: [`${message} The "teams" of the owners file need ${entry}`] };
  }
}

/**
 * Builds and checks the module, with the guide's permissions.
 * @param {Pick<Awaited<ReturnType<typeof connect>>, 'module' | 'request' | 'key'>} connection
 * @param {number} [percent] - share of visitors to release to
 * @returns {Promise<{ version: string, languages?: import('@guide/contracts/api').ReleaseManifest['languages'] }>}
 * @throws {Refusal} with everything that would be refused
 */
export async function checkForGuide({ module, request, key }, percent = 100) {
  const { status, faults } = await askStatus({ module, request, key });
  if (status && status.allocations.length === 0 && percent < 100)
    faults.push(`No release of ${module.target.name} is live. Release the first one without --canary.`);
  if (!module.build) return buildAndCheck(module, status, faults);
  if (faults.length > 0) throw refusalOf(faults);
  return module.build();
}

/**
 * Checks everything that the guide would refuse; then tests and signs the module.
 * @param {Pick<Awaited<ReturnType<typeof connect>>, 'module' | 'key' | 'request'>} connection
 * @param {number} [percent] - share of visitors to release to
 * @returns {Promise<{ archive: Buffer, version: string }>}
 */
export async function prepareRelease({ module, key, request }, percent) {
  const { folder, target } = module;
  console.log(`Building and checking ${target.name}…`);
  const built = await checkForGuide({ module, request, key }, percent);
  console.log(`Testing ${target.name} ${built.version}…`);
  await runModuleTests(module, ['--silent']);
  const commit = commitOf(folder);
  const signed = await signRelease(await key, { ...built, ...(commit && { commit }) });
  const archive = await packRelease(target.out, signed);
  console.log(`Uploading ${Math.ceil(archive.length / 1024)} KB…`);
  return { archive, version: built.version };
}
