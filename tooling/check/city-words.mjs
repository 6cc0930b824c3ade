/** Checks that no city is in the code: a pack says its name, areas, currency, locale and transport. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from './files.mjs';

const CODE = /^(contracts|services|shell|ui|module|mfe-[a-z]+|tooling|examples)\/.*\.(ts|tsx|mjs|cjs|css)$/;
const TEST = /\/(tests?|testing)\//;
/** Name, river, sign, currency, locale and transport of the default city, and degrees near it. */
const WORDS = /london|\bthames\b|£|\bGBP\b|\btube\b|\ben-GB\b|\b51\.[2-7]\d/i;

/** Places where one of these words is not about a city. */
const PERMITTED = {
  'tooling/commands/settings.mjs': 'names the default city',
  'tooling/check/city-words.mjs': 'has the list',
  'tooling/content/add/records.ts': 'knows the signs of currencies',
  'tooling/content/new/country.ts': 'has the locale of countries without an English one',
  'tooling/content/check/region.ts': 'has an example',
  'contracts/search/words.ts': 'English words for a station',
  'contracts/search/textForms.ts': 'English words for a station',
};

const isComment = (/** @type {string} */ line) => /^\s*(\/\/|\/?\*|\{\/\*)/.test(line);

/** @param {string} root - the repository @returns {string[]} faults: file, line and what is there */
export function cityWordFaults(root) {
  const areas = JSON.parse(readFileSync(path.join(root, 'cities/london/areas.json'), 'utf8'));
  const names = areas.map((/** @type {{ name: string }} */ { name }) => name.replace(/[^\w ]/g, '.'));
  const areaName = new RegExp(`(['"\`>])(${names.join('|')})(['"\`<])`);
  return repositoryFiles(root)
    .filter((file) => CODE.test(file) && !TEST.test(file) && !(file in PERMITTED))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const found = isComment(line) ? null : (WORDS.exec(line)?.[0] ?? areaName.exec(line)?.[2]);
          return found
            ? [`${file}:${index + 1} says "${found}": read it from the city pack (site.json).`]
            : [];
        }),
    );
}
