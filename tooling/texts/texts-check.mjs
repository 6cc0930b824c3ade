import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { placeholders } from '@guide/contracts/release/catalogues';
import { readCatalogues } from '../../module/src/build/catalogues.mjs';
import { compiledText, textCalls } from '../../module/src/build/texts.mjs';
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

/** Path of the services' catalogues from the root. */
export const SERVICE_CATALOGUES = 'services/kit/texts/catalogues.json';

/**
 * Services are bundled without a build of catalogues, so they get theirs as data.
 * @param {string} folder - the project's
 * @returns {Record<string, Record<string, unknown>>} compiled messages by language and text
 */
export function serviceCatalogues(folder) {
  const folders = ['services', 'contracts']
    .map((name) => path.join(folder, name, 'texts'))
    .filter(existsSync);
  /** @type {Record<string, Record<string, unknown>>} */
  const languages = {};
  for (const texts of folders)
    for (const [language, catalogue] of readCatalogues(texts))
      for (const [text, translation] of catalogue)
        if (translation) {
          languages[language] ??= {};
          languages[language][text] ??= compiledText(translation);
        }
  return languages;
}

/** @param {string} folder - the project's @returns {string[]} a sentence if the services have other texts than their catalogues */
function findServiceFaults(folder) {
  const file = path.join(folder, SERVICE_CATALOGUES);
  const written = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (isDeepStrictEqual(written, JSON.parse(JSON.stringify(serviceCatalogues(folder))))) return [];
  return [
    `${SERVICE_CATALOGUES} is not in step with the catalogues of services and contracts. Run npm run texts -- extract.`,
  ];
}

/**
 * Compares catalogues with the texts of the code.
 * @param {Map<string, Set<string>>} extracted - by folder @param {string} folder - the project's
 * @returns {string[]} a sentence for each fault; a missing translation is none
 */
export function findFaults(extracted, folder) {
  const faults = [...extracted].flatMap(([name, texts]) => {
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
  return [...faults, ...findServiceFaults(folder)];
}
