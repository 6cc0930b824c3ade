/** Where the texts of components are, for `npm run texts` and for translation tools that read Lingui's settings. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { TEXT_FOLDERS } from './tooling/texts/folders.mjs';

const root = import.meta.dirname;
const catalogueFiles = TEXT_FOLDERS.map((folder) => path.join(root, folder, 'texts'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder))
  .filter((name) => name.endsWith('.po'));
const added = process.env.LANGUAGE_TO_ADD ? [process.env.LANGUAGE_TO_ADD] : [];

export default {
  sourceLocale: 'en',
  locales: ['en', ...new Set([...catalogueFiles.map((name) => path.basename(name, '.po')), ...added])].sort(),
  // The English text is the id. Line numbers would change with each edit of a file.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  catalogs: TEXT_FOLDERS.map((folder) => ({
    path: `<rootDir>/${folder}/texts/{locale}`,
    include: [`<rootDir>/${folder}`],
    exclude: ['**/node_modules/**', '**/test/**', '**/dist/**', '**/.build/**'],
  })),
};
