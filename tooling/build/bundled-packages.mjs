/** Puts the parts of a package that a packed package uses into it, so that a team does not install the whole. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { root } from '../rspack/common.mjs';
import { iconCall } from '../rspack/one-path-icons.mjs';

/** Packages of many files of which little is used: icons, style rules and archives. */
export const BUNDLED = ['css-tree', 'lucide-react', 'tar-stream'];

const IMPORT = new RegExp(`import \\{([^}]*)\\} from (["'])((?:${BUNDLED.join('|')})(?:/[^"']+)?)\\2`, 'g');
/** What would still need the package, in code or types. The double quotes are those of generated types, not of JSDoc. */
const LEFT = new RegExp(`(?:from ["']|import\\(")(?:${BUNDLED.join('|')})["'/]`);
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].*\.mjs$/;
const ICON_DATA = /^const __iconData = (\{.*?^\});$/ms;
const CREATE_ICON = '../Icon/createIcon.js';
/** Bundled CommonJS packages call `require` for Node's modules. */
const REQUIRE =
  "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n";

/** Draws icons as the builds of this repository do. @type {import('esbuild').Plugin} */
const onePathIcons = {
  name: 'one-path-icons',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /createIcon\.js$/ }, () => ({ path: CREATE_ICON, external: true }));
    onLoad({ filter: ICON }, ({ path: file }) => {
      const [, data] = ICON_DATA.exec(readFileSync(file, 'utf8')) ?? [];
      const call = data && iconCall(runInNewContext(`(${data})`));
      return call
        ? {
            contents: `import { createIcon } from '${CREATE_ICON}';\nexport default /* @__PURE__ */ ${call};`,
          }
        : undefined;
    });
  },
};

/**
 * Bundles what a compiled package imports of `BUNDLED` into its folder `bundled`, with the licences.
 * @param {string} dist - the compiled package, whose imports are changed
 */
export async function bundleImports(dist) {
  const folder = path.join(dist, 'bundled');
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(m?js|d\.ts)$/.test(name)) continue;
    const file = path.join(dist, name);
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(IMPORT, (_, /** @type {string} */ names, quote, specifier) => {
      const exported = names.split(',').map((part) => String(part.trim().split(' as ')[0]));
      used.set(specifier, new Set([...(used.get(specifier) ?? []), ...exported.filter(Boolean)]));
      const target = path.relative(path.dirname(file), path.join(folder, fileOf(specifier)));
      return `import {${names}} from ${quote}${target.startsWith('.') ? '' : './'}${target}${quote}`;
    });
    const needsPackage = LEFT.test(name.endsWith('.d.ts') ? text : changed);
    if (needsPackage) throw new Error(`${name} imports a package in a form that cannot be bundled.`);
    if (changed !== text) writeFileSync(file, changed);
  }
  for (const [specifier, names] of used) await bundle(specifier, [...names].sort(), folder);
}

const fileOf = (/** @type {string} */ specifier) => `${specifier.replaceAll('/', '-')}.js`;

/** @param {string} specifier @param {string[]} names - exports that are used @param {string} folder */
async function bundle(specifier, names, folder) {
  const isForNode = specifier === 'tar-stream';
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: `export { ${names.join(', ')} } from '${specifier}';`, resolveDir: root },
    outfile: path.join(folder, fileOf(specifier)),
    bundle: true,
    format: 'esm',
    platform: isForNode ? 'node' : 'neutral',
    banner: { js: isForNode ? REQUIRE : '' },
    mainFields: ['module', 'main'],
    external: ['react'],
    plugins: [onePathIcons],
    legalComments: 'none',
    metafile: true,
  });
  const [output] = Object.values(metafile.outputs);
  const packages = new Set(
    Object.entries(output?.inputs ?? {}).flatMap(
      ([file]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
    ),
  );
  writeFileSync(
    path.join(folder, `${fileOf(specifier)}.LICENSE.txt`),
    [...packages].sort().map(licenceOf).join('\n'),
  );
}

/** @param {string} folder - of a package, from the root @returns {string} its name, version and licence text */
function licenceOf(folder) {
  const { name, version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const file = readdirSync(path.join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence text, so it cannot be bundled.`);
  return `${name} ${version}\n\n${readFileSync(path.join(root, folder, file), 'utf8')}`;
}
