/** Import directions: what each folder may import of ours (docs/architecture.md, "The folders"). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTRACTS = /^@guide\/contracts(\/|$)/;

/** Folder → the packages of ours that it may name. The first matching row counts. */
const rules: { folder: RegExp; may: RegExp[] }[] = [
  { folder: /^contracts\//, may: [] },
  { folder: /^ui\//, may: [/^@guide\/contracts\/site$/] },
  { folder: /^cities\//, may: [/^@guide\/contracts\/city(\/|$)/] },
  { folder: /^shell\//, may: [CONTRACTS, /^@guide\/ui(\/|$)/] },
  { folder: /^mfe-[^/]+\//, may: [CONTRACTS, /^@guide\/ui(\/|$)/, /^@guide\/city\//] },
  { folder: /^services\/embedded-mongo\//, may: [] },
  { folder: /^services\/kit\//, may: [CONTRACTS] },
  // The composition of the site: the one file that names services (docs/decisions).
  { folder: /^services\/gateway\/src\/mounts\.ts$/, may: [CONTRACTS, /^@guide\/service-/] },
  { folder: /^services\//, may: [CONTRACTS, /^@guide\/service-kit$/] },
];

const IMPORT = /(?:from|import|import\()\s*['"`]([^'"`]+)['"`]/g;
const SOURCE = /\.(ts|tsx|mjs)$/;
const SKIP = new Set(['node_modules', 'dist', 'test', 'images', '.build', '.data']);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (SOURCE.test(entry.name)) yield file;
  }
}

/** The workspace folder that a file belongs to: relative imports must stay inside it. */
const packageOf = (file: string) => file.match(/^((services|cities)\/[^/]+|[^/]+)\//)?.[1] ?? '';

/** What is wrong with one import of a file, or null. */
export function fault(file: string, imported: string): string | null {
  if (imported.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), imported);
    return packageOf(`${target}/`) === packageOf(file) || packageOf(target) === packageOf(file)
      ? null
      : `${file} reaches out of its package: ${imported}`;
  }
  if (!imported.startsWith('@guide/')) return null;
  const rule = rules.find(({ folder }) => folder.test(file));
  return !rule || rule.may.some((allowed) => allowed.test(imported))
    ? null
    : `${file} may not import ${imported}`;
}

/** Every import below `root` that goes the wrong way. */
export function arrowFaults(root: string, folders: string[]): string[] {
  const faults: string[] = [];
  for (const folder of folders) {
    for (const source of sources(path.join(root, folder))) {
      const file = path.relative(root, source).split(path.sep).join('/');
      for (const [, imported] of readFileSync(source, 'utf8').matchAll(IMPORT)) {
        const found = fault(file, imported!);
        if (found) faults.push(found);
      }
    }
  }
  return faults;
}
