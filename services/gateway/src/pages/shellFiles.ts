import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellBundle } from '@guide/contracts/module';
import { compileBundle } from '../releases/bundles';

/** The browser files of the shell that every page names. */
export interface ShellFiles {
  js: string[];
  css: string[];
  fonts: string[];
  /** The site's icon, an SVG. */
  icon: string;
  integrity: Record<string, string>;
  /** Packages that it provides to modules, with their versions. */
  provides: Record<string, string>;
}

/** Reads a built shell: its file list and its server bundle. */
export async function loadShell(folder: string): Promise<{ files: ShellFiles; bundle: ShellBundle }> {
  const files: ShellFiles = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8'));
  const code = await readFile(path.join(folder, 'server/server.cjs'), 'utf8');
  return { files, bundle: compileBundle<ShellBundle>(code, 'shell/server.cjs') };
}
