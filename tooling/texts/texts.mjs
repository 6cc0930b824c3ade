/** `npm run texts`: keeps the catalogues of shell, modules and services in step with their code (decision 128). */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogues } from '../../module/src/build/catalogues.mjs';
import { root, stop } from '../commands/preflight.mjs';
import { TEXT_FOLDERS } from './folders.mjs';
import { extractedTexts, findFaults, SERVICE_CATALOGUES, serviceCatalogues } from './texts-check.mjs';

const HELP = `Use: npm run texts -- extract [LANGUAGE] | missing [LANGUAGE] | check
  extract   writes the texts of the code to the catalogues; with LANGUAGE ("nl") adds a language
  missing   lists texts without a translation
  check     exits with 1 if a catalogue is not in step with the code, or a translation has other placeholders`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const [verb, language] = positionals;
if (values.help || !verb) {
  console.log(HELP);
} else if (verb === 'extract') extract();
else if (verb === 'missing') listMissing();
else if (verb === 'check') await check();
else stop(`There is no command "${verb}".\n${HELP}`);

function extract() {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/lingui', ['extract', '--clean'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...(language && { LANGUAGE_TO_ADD: language }) },
  });
  if (status !== 0) stop(`Texts could not be extracted.\n${stdout}${stderr}`);
  const file = path.join(root, SERVICE_CATALOGUES);
  writeFileSync(file, `${JSON.stringify(serviceCatalogues(root))}\n`);
  spawnSync('node_modules/.bin/biome', ['format', '--write', file], { cwd: root });
  for (const { folder, language, translated, texts } of coverage())
    console.log(`${folder.padEnd(14)} ${language.padEnd(6)} ${translated} of ${texts} texts`);
}

/** @returns {{ folder: string, language: string, translated: number, texts: number, missing: string[] }[]} */
function coverage() {
  return TEXT_FOLDERS.map((folder) => ({ folder, texts: path.join(root, folder, 'texts') }))
    .filter(({ texts }) => existsSync(texts))
    .flatMap(({ folder, texts }) =>
      [...readCatalogues(texts)].map(([language, catalogue]) => {
        const missing = [...catalogue].filter(([, translation]) => !translation).map(([text]) => text);
        return {
          folder,
          language,
          translated: catalogue.size - missing.length,
          texts: catalogue.size,
          missing,
        };
      }),
    );
}

function listMissing() {
  const incomplete = coverage().filter(
    (part) => part.missing.length > 0 && (!language || part.language === language),
  );
  for (const { folder, language, missing } of incomplete) {
    console.log(`${folder}/texts/${language}.po: ${missing.length} missing`);
    for (const text of missing) console.log(`  ${text}`);
  }
  if (incomplete.length === 0) console.log('Every text is translated.');
}

async function check() {
  const faults = findFaults(await extractedTexts(), root);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) stop('Run npm run texts -- extract, and correct the translations above.');
}
