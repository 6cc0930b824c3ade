/** Lines of source files and whether tests ran them, from reports in Istanbul's format. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import istanbul from 'istanbul-lib-coverage';
import { root } from '../commands/preflight.mjs';

/** Types alone compile to nothing, and nothing of them can run. @param {string} file */
function runs(file) {
  /** @type {import('@swc/core').TsParserConfig} */
  const parser = { syntax: 'typescript', tsx: file.endsWith('x') };
  const { code } = transformSync(readFileSync(path.join(root, file), 'utf8'), {
    jsc: { target: 'es2022', parser, preserveAllComments: false },
  });
  return !/^(export \{ ?\};?)?$/.test(code.replace(/\/\*[\s\S]*?\*\//g, '').trim());
}

/** @param {string[]} folders @returns {string[]} the source files below the folders that hold something to run, as paths from the root */
export const sourceFiles = (folders) =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(test|node_modules)\//.test(file) && runs(file))
    .sort();

/**
 * @param {string[]} reports files in Istanbul's format; what any of them saw run has run
 * @param {string[]} files paths from the root
 * @returns {{ file: string, total: number, hit: number }[]}
 */
export function linesOf(reports, files) {
  const map = istanbul.createCoverageMap({});
  for (const report of reports.filter((file) => existsSync(file))) {
    map.merge(JSON.parse(readFileSync(report, 'utf8')));
  }
  const known = new Set(map.files());
  return files.map((file) => {
    const place = path.join(root, file);
    if (!known.has(place)) return { file, total: readFileSync(place, 'utf8').split('\n').length, hit: 0 };
    const counts = Object.values(map.fileCoverageFor(place).getLineCoverage());
    return { file, total: counts.length, hit: counts.filter((count) => count > 0).length };
  });
}
