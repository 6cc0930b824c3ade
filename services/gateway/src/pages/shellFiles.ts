import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellBundle } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import type { ShownScreen } from '../releases/signing/verify';
import { compileBundle } from '../renderers/bundle';
import { packages } from '../renderers/packages';

/** The browser files of the shell that every page names. */
interface ShellFiles {
  js: string[];
  /** The script that is written into each page. */
  first: string;
  /** The script that measures field vitals. */
  vitals: string;
  /** The first is of fonts, colours and elements, and is written whole into each page. */
  css: string[];
  fonts: string[];
  /** The site's icon, an SVG. */
  icon: string;
  integrity: Record<string, string>;
  /** Packages that it provides to modules, with their versions. */
  provides: Record<string, string>;
}

/** A built shell: its file list, its first script, and its server bundle as code and compiled. */
export interface Shell {
  files: ShellFiles;
  /** The text of the script that is written into each page. */
  first: string;
  code: string;
  bundle: ShellBundle;
}

/** @param folder of the shell's build */
export async function loadShell(folder: string): Promise<Shell> {
  const files: ShellFiles = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8'));
  const first = await readFile(path.join(folder, 'browser', files.first), 'utf8');
  const code = await readFile(path.join(folder, 'server/server.cjs'), 'utf8');
  return { files, first, code, bundle: compileBundle<ShellBundle>(code, 'shell/server.cjs', packages) };
}

/** The names that the packages export which the shell provides to modules. */
export function offeredNames({ files, bundle }: Shell): [name: string, exports: string[]][] {
  const all: Record<string, unknown> = { ...packages, ...bundle.provided };
  return Object.keys(files.provides).map((name) => {
    const { default: whole, ...named } = all[name] as { default?: object };
    return [name, Object.keys({ ...whole, ...named })];
  });
}

/** Which screen of which module the shell shows at which path. */
export const shownScreens = ({ bundle }: Shell, site: Site): ShownScreen[] =>
  bundle.routeTable(site).map(({ path, module, screen }) => ({ path, module, screen }));
