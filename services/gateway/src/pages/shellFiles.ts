import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '@guide/contracts/api';
import type { PinnedFile, ShellBundle } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import type { ShownScreen } from '../releases/signing/verify';
import { compileBundle, packages } from '../renderers/bundle';
import type { Catalogues } from '../texts';

interface ShellFiles {
  js: string[];
  first: string;
  vitals: string;
  /** Style sheets, of which pages inline the first one completely. */
  css: string[];
  fonts: string[];
  icon: string;
  integrity: Record<string, string>;
  /** The shell's texts by language. */
  languages: Record<string, Catalogue>;
  /** Versions of the packages that the shell provides to modules. */
  provides: Record<string, string>;
}

export interface Shell {
  files: ShellFiles;
  first: string;
  code: string;
  bundle: ShellBundle;
  catalogues: Catalogues;
}

export async function loadShell(folder: string): Promise<Shell> {
  const files: ShellFiles = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8'));
  const first = await readFile(path.join(folder, 'browser', files.first), 'utf8');
  const code = await readFile(path.join(folder, 'server/server.cjs'), 'utf8');
  const catalogues: Catalogues = {};
  for (const [language, { file }] of Object.entries(files.languages))
    catalogues[language] = JSON.parse(await readFile(path.join(folder, 'browser', file), 'utf8'));
  const bundle = compileBundle<ShellBundle>(code, 'shell/server.cjs', packages);
  return { files, first, code, bundle, catalogues };
}

/** The shell's texts for the browser; English needs none. */
export const textsFile = ({ files }: Pick<Shell, 'files'>, language: string): PinnedFile | undefined => {
  const texts = files.languages[language];
  return texts && [`/assets/${texts.file}`, texts.integrity];
};

export function listPackageExports({ files, bundle }: Shell): [name: string, exports: string[]][] {
  const all: Record<string, unknown> = { ...packages, ...bundle.provided };
  return Object.keys(files.provides).map((name) => {
    const { default: defaultExport, ...named } = all[name] as { default?: object };
    return [name, Object.keys({ ...defaultExport, ...named })];
  });
}

export const shownScreens = ({ bundle }: Shell, site: Site): ShownScreen[] =>
  bundle.routeTable(site).map(({ path, module, screen }) => ({ path, module, screen }));
