import { Refusal } from './refusal.mjs';

const COMMANDS = {
  new: 'npx guide new NAME: the first files of a module, in this folder',
  key: 'npx guide key --site SITE --file KEY.json: creates a release key and prints the entry for the owners file',
  dev: 'npx guide dev [--guide URL] [--port 4200]: a running guide with this module, on this machine only; pages reload at each edit',
  build: 'npx guide build: browser and server bundles, in .guide',
  test: "npx guide test [Jest's arguments]: the module's own tests",
  check:
    'npx guide check [--guide URL]: claims, types, build, and every check before an upload; with a guide its key and free paths, too',
  release: 'npx guide release --guide URL [--canary PERCENT [--ramp]]: checks, tests, signs and uploads',
  preview:
    'npx guide preview --guide URL [--hours 24]: uploads a release that only a link shows, and prints the link',
  share:
    'npx guide share VERSION --guide URL --canary PERCENT [--ramp]: gives a release to a share of visitors',
  rollback: 'npx guide rollback --guide URL: makes the previous release live again',
  unregister: 'npx guide unregister --guide URL [--reason TEXT]: removes this module from the guide',
  status:
    'npx guide status --guide URL: prints who gets which release, why one is not served, failures, measurements and changes',
};

/**
 * @param {string[]} args - arguments without Node and the program
 * @param {import('./read-module.mjs').OwnModule} [module] - default: the one of this folder
 * @returns {Promise<number>} the exit code; a refusal prints one sentence to standard error
 */
export async function main([name, ...args], module) {
  if (!name || !Object.hasOwn(COMMANDS, name)) {
    const unknown = name && name !== 'help';
    if (unknown) console.error(`Unknown command: ${name}.`);
    console.log(Object.values(COMMANDS).join('\n'));
    return unknown ? 1 : 0;
  }
  if (args.includes('--help')) {
    console.log(COMMANDS[/** @type {keyof typeof COMMANDS} */ (name)]);
    return 0;
  }
  try {
    const { run } = await import(`./${name}.mjs`);
    await run(args, module);
    return 0;
  } catch (thrown) {
    const error = /** @type {Error & { code?: string }} */ (thrown);
    const isExpected = error instanceof Refusal || String(error.code).startsWith('ERR_PARSE_ARGS');
    console.error(isExpected ? error.message : error);
    return 1;
  }
}
