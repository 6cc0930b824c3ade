/** Checks that docs/spec defines each id (`SEARCH-24`, `D-7`), and that each statement has a test. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from './files.mjs';

const DEFINITION = /\*\*([A-Z]+-\d+)\*\*/g;
/** Long tests do not count. */
const TEST_FILE = /^(?!.*\/long\/).*\.(test|spec)\.tsx?$/;

/** @param {string} folder - docs/spec @returns {Set<string>} */
function definedIds(folder) {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return new Set(pages.flatMap((page) => matches(readFileSync(path.join(folder, page), 'utf8'), DEFINITION)));
}

/** @param {Iterable<string>} defined @returns {RegExp} matches ids of the same families */
function idPattern(defined) {
  const families = [...new Set([...defined].map((id) => id.replace(/-\d+$/, '')))];
  return new RegExp(`(?<![\\w-])((?:${families.join('|')})-\\d+)(?![\\w-])`, 'g');
}

/** @param {string} root - the repository @returns {string[]} faults */
export function idFaults(root) {
  const specification = path.join(root, 'docs/spec');
  const defined = definedIds(specification);
  const pattern = idPattern(defined);
  const tested = new Set();
  const faults = [];
  for (const file of repositoryFiles(root)) {
    if (!/\.(tsx?|mjs|cjs|css|md)$/.test(file) || file.startsWith('docs/spec/')) continue;
    for (const id of new Set(matches(readFileSync(path.join(root, file), 'utf8'), pattern))) {
      if (!defined.has(id)) faults.push(`${file} names ${id}, which docs/spec does not define.`);
      if (TEST_FILE.test(file)) tested.add(id);
    }
  }
  for (const id of defined) {
    if (!id.startsWith('D-') && !tested.has(id)) faults.push(`No test of npm test names ${id}.`);
  }
  return faults;
}

/** @param {string} text @param {RegExp} pattern - pattern with one group @returns {string[]} */
function matches(text, pattern) {
  return [...text.matchAll(pattern)].map(([, id]) => /** @type {string} */ (id));
}
