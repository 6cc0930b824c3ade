import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../rspack/common.mjs';

const NAMED = /import \{([^}]+)\} from 'lucide-react'/g;

/**
 * Writes `.build/icons.mjs`, the icons that screens name: of the package every test file would draw all 1,800.
 *
 * @throws when a source names an icon that the package lacks
 */
export async function buildIcons() {
  const names = new Set();
  for (const folder of readdirSync(root).filter((name) => /^(ui|shell|mfe-.+)$/.test(name)))
    for (const file of readdirSync(path.join(root, folder, 'src'), { recursive: true }))
      if (file.endsWith('.tsx') || file.endsWith('.ts'))
        for (const [, list] of readFileSync(path.join(root, folder, 'src', file), 'utf8').matchAll(NAMED))
          for (const item of list.split(',')) names.add(item.trim().split(' as ')[0]);
  const wanted = [...names].filter((name) => name !== '' && !name.startsWith('type '));
  await build({
    stdin: { contents: `export { ${wanted.join(', ')} } from 'lucide-react'`, resolveDir: root },
    bundle: true,
    format: 'esm',
    external: ['react'],
    outfile: path.join(root, '.build/icons.mjs'),
  });
}
