import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeholders } from '@guide/contracts/release/catalogues';
import { readCatalogues } from '../../module/src/build/catalogues.mjs';
import { textCalls } from '../../module/src/build/texts.mjs';
import { root } from '../commands/preflight.mjs';
import { TEXT_FOLDERS } from './folders.mjs';

const SKIPPED = new Set(['node_modules', 'test', 'dist', '.build']);

/** @param {string} folder @returns {string[]} its TypeScript files */
const sourcesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesBelow(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });

/** The texts of the code by folder. @returns {Promise<Map<string, Set<string>>>} */
export async function extractedTexts() {
  return new Map(
    TEXT_FOLDERS.map((folder) => {
      const texts = sourcesBelow(path.join(root, folder)).flatMap((file) => {
        const source = readFileSync(file, 'utf8');
        return source.includes('i18n.t(') ? textCalls(source, file).map(({ message }) => message) : [];
      });
      return [folder, new Set(texts)];
    }),
  );
}

/**
 * Compares catalogues with the texts of the code.
 * @param {Map<string, Set<string>>} extracted - by folder @param {string} folder - the project's
 * @returns {string[]} a sentence for each fault; a missing translation is none
 */
export function findFaults(extracted, folder) {
  return [...extracted].flatMap(([name, texts]) => {
    const catalogues = path.join(folder, name, 'texts');
    if (!existsSync(catalogues)) return [];
    return [...readCatalogues(catalogues)].flatMap(([language, catalogue]) => {
      const file = `${name}/texts/${language}.po`;
      return [
        ...[...texts]
          .filter((text) => !catalogue.has(text))
          .map((text) => `${file} lacks the text "${text}".`),
        ...[...catalogue.keys()]
          .filter((text) => !texts.has(text))
          .map((text) => `${file} has a text that the code does not: "${text}".`),
        ...[...catalogue]
          .filter(([text, translation]) => translation && placeholders(text) !== placeholders(translation))
          .map(([text, translation]) => `${file}: "${translation}" has not the placeholders of "${text}".`),
      ];
    });
  });
}
