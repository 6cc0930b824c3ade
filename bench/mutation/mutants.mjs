/** The mutants of the sources that are scored, from Stryker's instrumenter. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchPackage } from '../../tooling/commands/fetch-package.mjs';

export const root = path.resolve(import.meta.dirname, '../..');
/** What is made here: the instrumenter, the instrumented sources, the runs. */
export const workFolder = path.join(root, '.build/mutation');
export const sourcesFolder = path.join(workFolder, 'sources');

const INSTRUMENTER = '@stryker-mutator/instrumenter';
const VERSION = '9.6.1';

/**
 * What has a score of its own: its sources, and the tests that are there for them. The contract's tables, schemas and
 * operations, are apart from its code: what a change of them breaks is seen by the services that they are made for.
 */
export const SCOPES = {
  contracts: {
    sources:
      /^contracts\/((module|place|release|site)\/.+|api\/(client|contractHeaders|mismatch|send))\.(tsx?|mjs)$/,
    tests:
      /^(contracts\/test\/[^/]+|shell\/test\/(answerCall|queries|slots|useNow|useUrlState)|cities\/london\/test\/(content|facts|places)|services\/search\/test\/(chips|matching|search)|mfe-[^/]+\/test\/(areas|box|crawl|listingLd|matchedParts|nearby|openDays|places|searchState|today|walk))\.test\.tsx?$/,
  },
  tables: {
    sources:
      /^contracts\/(api\/(schemas\/.+|gatewayOperations|operations|pageOperations|panels)|city\/.+)\.ts$/,
    tests:
      /^(contracts\/test\/[^/]+|cities\/london\/test\/(content|facts|places)|services\/(analytics\/test\/(events|limits|pageViews|visitors)|discover\/test\/(listingsText|newsletter)|gateway\/test\/(claims|openapi|signing)|map\/test\/map|pubs\/test\/pubs|search\/test\/(matching|search)))\.test\.ts$/,
  },
  loader: {
    sources: /^shell\/src\/loader\/[^/]+\.tsx?$/,
    tests:
      /^shell\/test\/(boundary|federation|frame|overrides|scriptIntegrity|slots|uncaught|wholeStyles)\.test\.tsx?$/,
  },
  registry: {
    sources:
      /^services\/gateway\/src\/releases\/(signing\/[^/]+|(registry|stateReader|allocation|selection|changes|releases|records|recordWriter|audit))\.ts$/,
    tests:
      /^services\/gateway\/test\/(allocation|publish|registry|requests|signing|stateReader|upload)\.test\.ts$/,
  },
  intake: {
    sources: /^services\/analytics\/src\/((receive|session|visitor)|(counting|log)\/[^/]+)\.ts$/,
    tests: /^services\/analytics\/test\/(counting|events|log|pageViews|sessions|visitors)\.test\.ts$/,
  },
};

/** The project's files that have such names. @param {RegExp} pattern of paths from its root */
export const matching = (pattern) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => pattern.test(file) && !file.endsWith('.d.ts'));

/** Comes as a package when it is first used: nothing else needs it. */
async function loadInstrumenter() {
  if (!fetchPackage(workFolder, INSTRUMENTER, VERSION))
    throw new Error(`${INSTRUMENTER} could not be fetched.`);
  const own = path.join(workFolder, 'package.json');
  return import(pathToFileURL(createRequire(own).resolve(INSTRUMENTER)).href);
}

/**
 * Writes each source with all of its mutants, each behind a switch that an environment variable turns.
 * @returns the mutants, each with its scope, file, line, and what it puts in whose place
 */
export async function writeMutants() {
  const { Instrumenter } = await loadInstrumenter();
  const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn };
  const files = Object.entries(SCOPES).flatMap(([scope, { sources }]) =>
    matching(sources).map((name) => ({ scope, name, content: readFileSync(path.join(root, name), 'utf8') })),
  );
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { files: written, mutants } = await new Instrumenter(silent).instrument(
    files.map(({ name, content }) => ({ name, content, mutate: true })),
    options,
  );
  for (const { name, content } of written) {
    const target = path.join(sourcesFolder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  const known = new Map(files.map((file) => [file.name, file]));
  return mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
    id,
    scope: known.get(fileName).scope,
    file: fileName,
    line: location.start.line + 1,
    mutator: mutatorName,
    original: between(known.get(fileName).content, location),
    replacement,
  }));
}

/** The part of a text from one place to another; lines count from 0. */
function between(text, { start, end }) {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  lines.push(lines.pop().slice(0, end.column));
  return [lines[0].slice(start.column), ...lines.slice(1)].join('\n');
}
