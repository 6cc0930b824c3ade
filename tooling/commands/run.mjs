/** Runs a command such as `npm run ops -- backup`, or lists the commands of a noun. */
import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';
import { checkNode, root, stop } from './preflight.mjs';

const GUIDE = 'tooling/release/guide.mjs';

const NOUNS = {
  ops: {
    backup: ['tooling/data/backup.ts', 'writes every document of the guide to one file'],
    restore: ['tooling/data/restore.ts', 'restores a backup'],
    database: ['tooling/commands/maintain-database.mjs', 'checks or compacts the embedded database'],
    newsletter: ['tooling/commands/newsletter.mjs', 'exports subscriptions, or deletes one'],
    goals: ['services/analytics/src/commands/goals.ts', 'adds, lists and removes goals of analysts'],
    'import-figures': ['tooling/analytics/importFigures.ts', 'stores daily figures of Plausible or Umami'],
    releases: [
      'services/gateway/src/commands/releases.ts',
      'lists, rolls back or unregisters releases while no guide runs',
    ],
    'security-log': ['services/gateway/src/commands/securityLog.ts', 'lists who released and exported what'],
    audit: ['tooling/commands/audit.mjs', 'lists known vulnerabilities of shipped packages'],
    licences: ['tooling/commands/licences.mjs', 'lists the licence of every shipped package'],
  },
  modules: {
    list: ['services/gateway/src/commands/releases.ts', 'shows live releases and the latest changes', 'list'],
    new: ['tooling/commands/new-module.mjs', 'creates a module with one screen and a test'],
    add: ['tooling/commands/add-module.mjs', 'releases the module of another repository in this guide'],
    key: ['module/src/cli/guide.mjs', "creates a team's key", 'key'],
    release: [GUIDE, 'releases a module', 'release'],
    preview: [GUIDE, 'uploads a release that visitors see only through its link', 'preview'],
    share: [GUIDE, 'gives an uploaded release to a share of visitors', 'share'],
    status: [GUIDE, 'shows the live releases of a module, and their failures', 'status'],
    rollback: [GUIDE, 'rolls a module back to its previous release', 'rollback'],
    unregister: [GUIDE, 'removes a module from the site', 'unregister'],
    pack: ['tooling/commands/pack.mjs', 'packs the packages for other repositories'],
  },
  embed: {
    release: [GUIDE, 'releases the embed kit', 'release', 'embed-kit'],
    rollback: [GUIDE, 'rolls the embed kit back to its previous release', 'rollback', 'embed-kit'],
    token: ['services/gateway/src/commands/embedToken.ts', 'makes, lists, rotates and revokes share tokens'],
  },
  content: {
    new: ['tooling/content/content.ts', 'creates a city pack that starts at once', 'new'],
    add: ['tooling/content/content.ts', 'takes the places of files into a city pack', 'add'],
    check: ['tooling/content/content.ts', 'lists what is wrong, doubtful or empty in a pack', 'check'],
    sheet: ['tooling/content/content.ts', 'writes all places as a CSV, and reads it back', 'sheet'],
    picture: ['tooling/content/content.ts', 'adds a picture to a place', 'picture'],
    import: ['tooling/content/content.ts', "imports a city pack into the running guide's database", 'import'],
  },
};

const [noun = '', verb = '', ...rest] = process.argv.slice(2);
/** @type {Record<string, string[]>} */
const verbs = NOUNS[/** @type {keyof typeof NOUNS} */ (noun)] ?? {};
if (!verbs[verb])
  stop(
    [
      `Use: npm run ${noun} -- VERB`,
      ...Object.entries(verbs).map(([name, [, does]]) => `  ${name.padEnd(16)}${does}`),
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
