import { Refusal } from './refusal.mjs';

const COMMANDS = {
  new: 'guide new NAME: the first files of a module, in this folder',
  key: 'guide key --site SITE --file KEY.json: creates a release key and prints its entry for the owners file',
  dev: 'guide dev [--guide URL] [--port 4200]: a running guide with this module, on this machine only; pages reload at each edit',
  build: 'guide build: browser and server bundles, in .guide',
  test: "guide test [Jest's arguments]: the module's own tests",
  check:
    'guide check [--guide URL]: claims, types, build, and every check before an upload; with a guide its key and free paths, too',
  release: 'guide release --guide URL [--canary PERCENT [--ramp]]: checks, tests, signs and uploads',
  preview:
    'guide preview --guide URL [--hours 24]: uploads a release that only a link shows, and prints the link',
  share: 'guide share VERSION --guide URL --canary PERCENT [--ramp]: gives a release to a share of visitors',
  rollback: 'guide rollback --guide URL: makes the previous release live again',
  unregister: 'guide unregister --guide URL [--reason TEXT]: removes this module from the guide',
  status:
    'guide status --guide URL: prints live releases, changes with author, date and reason, and failures',
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
