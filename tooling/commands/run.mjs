/**
 * Runs what a noun and a verb name: `npm run ops -- backup`, `npm run modules -- list`. The words behind the verb are
 * the program's. Without a verb, or with a wrong one, it lists what there is and ends with 1.
 */
import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';
import { checkNode, root, stop } from './preflight.mjs';

/** What is done, by what, and whom it helps. TypeScript is built first, but for programs that bundle others themselves. */
const NOUNS = {
  ops: {
    backup: ['tooling/data/backup.ts', 'writes every document of the guide to one file'],
    restore: ['tooling/data/restore.ts', 'brings a backup back'],
    database: ['tooling/commands/maintain-database.mjs', 'checks or compacts the embedded database'],
    newsletter: ['tooling/commands/newsletter.mjs', 'exports or removes addresses of the newsletter'],
    'security-log': ['tooling/release/securityLog.ts', 'shows who released, revoked and exported what'],
    audit: ['tooling/commands/audit.mjs', 'names known faults of packages that ship'],
    licences: ['tooling/commands/licences.mjs', 'names the licence of every package that ships'],
  },
  modules: {
    list: ['tooling/release/releases.ts', 'shows live releases and the latest changes'],
    new: ['tooling/commands/new-module.mjs', 'writes a module with one screen and its test'],
    add: ['tooling/commands/add-module.mjs', 'makes the module of another repository live in this guide'],
    key: ['module/src/cli/guide.mjs', "makes a team's key", 'key'],
    release: ['tooling/release/release.ts', "releases a module, as its workspace's release does"],
    rollback: ['tooling/release/rollback.ts', 'takes its release back'],
    unregister: ['tooling/release/unregister.ts', 'takes a module from the site'],
    pack: ['tooling/commands/pack.mjs', 'packs what a repository of its own installs'],
  },
  embed: {
    release: ['tooling/release/release.ts', 'releases the embed kit', 'embed-kit'],
    rollback: ['tooling/release/rollback.ts', 'takes its release back', 'embed-kit'],
    token: ['tooling/release/embedToken.ts', 'makes, lists, rotates and revokes share tokens'],
  },
  content: {
    import: ['tooling/data/content.ts', "brings a city pack into the running guide's database", 'import'],
  },
};
/** Bundles others itself, so it runs from its source, beside the bundler. */
const FROM_SOURCE = 'tooling/release/release.ts';

const [noun = '', verb = '', ...rest] = process.argv.slice(2);
/** @type {Record<string, string[]>} */
const verbs = NOUNS[/** @type {keyof typeof NOUNS} */ (noun)] ?? {};
if (!verbs[verb])
  stop(
    [
      `Use: npm run ${noun} -- VERB`,
      ...Object.entries(verbs).map(([name, [, does]]) => `  ${name.padEnd(14)}${does}`),
    ].join('\n'),
  );
const [source = '', , ...fixed] = verbs[verb];
checkNode();
installPackages();
const { status } = spawnSync(process.execPath, [...(await programOf(source)), ...fixed, ...rest], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

/** @param {string} file @returns {Promise<string[]>} what Node is given to run it */
async function programOf(file) {
  if (file.endsWith('.mjs')) return [file];
  if (file === FROM_SOURCE) return ['--import', 'tsx', file];
  const { buildProgram } = await import('../build/program.mjs');
  return [await buildProgram(file)];
}
