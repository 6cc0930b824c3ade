/**
 * Runs the program of a noun and a verb: `npm run ops -- backup`. Further arguments are the program's. Without a known verb it
 * lists the verbs and ends with 1.
 */
import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';
import { checkNode, root, stop } from './preflight.mjs';

const GUIDE = 'tooling/release/guide.mjs';

/** For each verb: its program, description and first arguments. */
const NOUNS = {
  ops: {
    backup: ['tooling/data/backup.ts', 'writes every document of the guide to one file'],
    restore: ['tooling/data/restore.ts', 'brings a backup back'],
    database: ['tooling/commands/maintain-database.mjs', 'checks or compacts the embedded database'],
    newsletter: ['tooling/commands/newsletter.mjs', 'exports or removes addresses of the newsletter'],
    releases: [
      'services/gateway/src/commands/releases.ts',
      'lists, rolls back or unregisters while no guide runs',
    ],
    'security-log': ['services/gateway/src/commands/securityLog.ts', 'shows who released and exported what'],
    audit: ['tooling/commands/audit.mjs', 'names known faults of packages that ship'],
    licences: ['tooling/commands/licences.mjs', 'names the licence of every package that ships'],
  },
  modules: {
    list: ['services/gateway/src/commands/releases.ts', 'shows live releases and the latest changes', 'list'],
    new: ['tooling/commands/new-module.mjs', 'writes a module with one screen and its test'],
    add: ['tooling/commands/add-module.mjs', 'makes the module of another repository live in this guide'],
    key: ['module/src/cli/guide.mjs', "makes a team's key", 'key'],
    release: [GUIDE, "releases a module, as its workspace's release does", 'release'],
    preview: [GUIDE, 'uploads a release that only a link shows', 'preview'],
    share: [GUIDE, 'gives an uploaded release to a share of visitors', 'share'],
    status: [GUIDE, 'shows what is live of a module, and its failures', 'status'],
    rollback: [GUIDE, 'takes its release back', 'rollback'],
    unregister: [GUIDE, 'takes a module from the site', 'unregister'],
    pack: ['tooling/commands/pack.mjs', 'packs what a repository of its own installs'],
  },
  embed: {
    release: [GUIDE, 'releases the embed kit', 'release', 'embed-kit'],
    rollback: [GUIDE, 'takes its release back', 'rollback', 'embed-kit'],
    token: ['services/gateway/src/commands/embedToken.ts', 'makes, lists, rotates and revokes share tokens'],
  },
  content: {
    import: ['tooling/data/content.ts', "brings a city pack into the running guide's database", 'import'],
  },
};

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

/** @param {string} file @returns {Promise<string[]>} arguments of Node */
async function programOf(file) {
  if (file.endsWith('.mjs')) return [file];
  if (file.startsWith('services/')) return ['tooling/commands/on-database.mjs', file];
  const { buildProgram } = await import('../build/program.mjs');
  return [await buildProgram(file)];
}
