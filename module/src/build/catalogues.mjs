/** The catalogues of a build: what its scripts need of the translations of the module, `ui` and contracts. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { LANGUAGE_TAG } from '@guide/contracts/release/languages';
import PO from 'pofile';
import { fingerprintOf, namesBelow } from './content-names.mjs';
import { compiledText } from './texts.mjs';

const HASH_LENGTH = 10;

/** Folders of the texts that are bundled into a build; the first one that translates a text is used. @param {string} folder */
function textFolders(folder) {
  const require = createRequire(path.join(folder, 'package.json'));
  const packages = ['@guide/ui', '@guide/contracts'].map((name) =>
    path.dirname(require.resolve(`${name}/package.json`)),
  );
  return [folder, ...packages].map((parent) => path.join(parent, 'texts')).filter(existsSync);
}

const isCatalogue = (/** @type {string} */ file) =>
  file.endsWith('.po') && file !== 'en.po' && new RegExp(LANGUAGE_TAG).test(path.basename(file, '.po'));

/**
 * Reads the translations of a text folder.
 * @param {string} folder with `<language>.po`
 * @returns {Map<string, Map<string, string>>} translations by message, by language
 */
export function readCatalogues(folder) {
  const catalogues = new Map();
  for (const file of readdirSync(folder).filter(isCatalogue)) {
    const { items } = PO.parse(readFileSync(path.join(folder, file), 'utf8'));
    catalogues.set(
      path.basename(file, '.po'),
      new Map(items.filter(({ obsolete }) => !obsolete).map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ''])),
    );
  }
  return catalogues;
}

/** How minified scripts can write a text. @param {string} text */
const literals = (text) => [text, text.replaceAll("'", "\\'"), text.replaceAll('"', '\\"')];

/**
 * Creates `texts-<language>.<hash>.json` for each language, with the texts that the scripts contain. Compiled messages
 * are arrays, as `contracts/texts` formats them.
 * @param {string} folder of the module @param {string} scripts - code of all scripts of the build
 * @param {string} [name] - beginning of the file names
 * @returns {{ language: string, file: string, bytes: Buffer, translated: number, texts: number }[]}
 */
export function createCatalogues(folder, scripts, name = 'texts') {
  const isUsed = (/** @type {string} */ text) => literals(text).some((literal) => scripts.includes(literal));
  const catalogues = textFolders(folder).map(readCatalogues);
  const used = new Set(
    catalogues.flatMap((each) => [...each.values()].flatMap((texts) => [...texts.keys()])).filter(isUsed),
  );
  const languages = new Set(catalogues.flatMap((each) => [...each.keys()]));
  return [...languages].sort().flatMap((language) => {
    /** @type {Record<string, unknown>} */
    const messages = {};
    for (const text of [...used].sort()) {
      const translation = catalogues.map((each) => each.get(language)?.get(text)).find(Boolean);
      if (translation) messages[text] = compiledText(translation);
    }
    const translated = Object.keys(messages).length;
    if (translated === 0) return [];
    const bytes = Buffer.from(JSON.stringify(messages));
    const hash = fingerprintOf([[language, bytes]]).slice(0, HASH_LENGTH);
    return [{ language, file: `${name}-${language}.${hash}.json`, bytes, translated, texts: used.size }];
  });
}

/**
 * Writes the catalogues of a build into its folder of browser files.
 * @param {string} folder of the module @param {string} browser - the build's folder of browser files
 * @param {string[]} others - folders with more scripts, such as a worker's
 * @returns {Record<string, { file: string, integrity: string, translated: number, texts: number }>} by language
 */
export function writeCatalogues(folder, browser, others = []) {
  const scripts = [browser, ...others]
    .flatMap((parent) => namesBelow(parent).map((name) => path.join(parent, name)))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'));
  return Object.fromEntries(
    createCatalogues(folder, scripts.join('\n')).map(({ language, file, bytes, ...counts }) => {
      writeFileSync(path.join(browser, file), bytes);
      return [language, { file, integrity: integrityOf(bytes), ...counts }];
    }),
  );
}
