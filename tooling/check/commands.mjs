/** Command lines of README.md and docs/: each is run by a test. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The tests that run lines as they are documented. */
const TESTS = [
  'documentedCommands.test.ts',
  'long/newcomers/documentedCommands.test.ts',
  'long/newcomers/operatorCommands.test.ts',
];
const OWN_REPOSITORY = 'module/test/long/own-repository/ownRepository.test.ts';
const RELEASES = 'e2e/long/hostile-releases/releases.spec.ts';
const NEWCOMERS = 'e2e/long/newcomers/newcomers.spec.ts';

/** Lines whose program another test runs: its file, and the text in it. @type {[line: string, file: string, text: string][]} */
const ELSEWHERE = [
  ['npm start', NEWCOMERS, 'tooling/commands/start.mjs'],
  ['npm run dev -w mfe-pubs', 'e2e/long/newcomers/dev.spec.ts', "'tooling/commands/dev.mjs', 'pubs'"],
  ['npm run release -w mfe-pubs -- --canary 10', RELEASES, "'modules release', ['pubs', '--canary', '50']"],
  ['npm run release -w mfe-planner', NEWCOMERS, "'modules release', ['planner']"],
  [
    'npm run embed -- release',
    'e2e/long/hostile-releases/embed-releases.spec.ts',
    "'modules release', ['embed-kit']",
  ],
];

/** A page whose every line a test reads from it and runs. */
const FOLLOWED = { 'docs/own-repository.md': OWN_REPOSITORY };

/**
 * Lines that no test runs: they run the tests, or measure and photograph for minutes on a machine that does nothing else.
 */
const BY_PEOPLE = /^npm (test|run (check|test:all|bench|screens|conformance))($| -- )/;

/** What a reader types; settings before it are left out. */
const COMMAND = /^(?:[A-Z_]+=(?:'[^']*'|\S+) )*((?:npm (?:run|start|test)\b|(?:npx )?guide [a-z]).*)/;
const CODE = /^```\w*\n([\s\S]*?)^```$|`([^`\n]+)`/gm;

/** @param {string} text of a page @returns {string[]} its command lines, without what stands behind two spaces */
export const commandsOf = (text) =>
  [...text.matchAll(CODE)]
    .flatMap(([, block, span]) => (block ?? span ?? '').split('\n'))
    .flatMap((line) => COMMAND.exec(String(line.split(/ {2,}/)[0]))?.[1] ?? []);

/** @param {string} root the repository @returns {string[]} what is wrong, a line each */
export function commandFaults(root) {
  const read = (/** @type {string} */ file) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  const list = ['ls-files', '-co', '--exclude-standard', 'README.md', 'docs/*.md'];
  const pages = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const run = [
    ...TESTS.map((file) => read(`tooling/test/${file}`)),
    ...ELSEWHERE.flatMap(([line, file, text]) => (read(file).includes(text) ? [line] : [])),
    ...Object.entries(FOLLOWED).flatMap(([page, file]) =>
      read(file).includes(page) ? commandsOf(read(page)) : [],
    ),
  ];
  return pages.flatMap((page) =>
    commandsOf(read(page))
      .filter((line) => !BY_PEOPLE.test(line) && !run.some((text) => text.includes(line)))
      .map((line) => `${page} has the command "${line}", which no test runs (tooling/check/commands.mjs).`),
  );
}
