import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';

/** Large enough for the bundler to create a shared chunk. */
const LARGE = Array.from({ length: 1000 }, (_, index) => `.filler${index} { color: red; }`).join('\n');
const PARTS = ['one', 'two'];
const SCREENS = { First: ['one', 'two'], Second: ['two', 'one'] };

const folder = temporaryFolder();
beforeAll(async () => {
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await write('package.json', '{ "name": "team" }');
  await symlink(path.resolve(import.meta.dirname, '../../node_modules'), path.join(folder, 'node_modules'));
  for (const part of PARTS) {
    await write(`src/parts/${part}.css`, `.${part} { content: '${part}'; }\n${LARGE}`);
    await write(`src/parts/${part}.ts`, `import './${part}.css';\nexport const ${part} = '${part}';\n`);
  }
  for (const [screen, parts] of Object.entries(SCREENS)) {
    const imports = parts.map((part) => `import { ${part} } from '../../parts/${part}';\n`).join('');
    await write(`src/screens/${screen}/index.ts`, `${imports}export default [${parts}];\n`);
  }
});

/** In a separate process, because Jest cannot load parts of the bundler. */
const program = path.join(import.meta.dirname, 'support/build-module.mjs');

test.each(['development', 'production'])(
  'in %s each screen has one style sheet, in the order of its imports',
  async (mode) => {
    const out = path.join(folder, mode);
    const { stdout } = await promisify(execFile)(process.execPath, [program, folder, out, mode]);
    expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({ warnings: [], errors: [] });
    const built = path.join(out, 'browser');
    const sheets = (await readdir(built)).filter((file) => file.endsWith('.css')).sort();
    const orders = sheets.map(async (file) => {
      const text = await readFile(path.join(built, file), 'utf8');
      return [...text.matchAll(/content:\s*["'](one|two)/g)].map(([, part]) => part);
    });
    expect(await Promise.all(orders)).toEqual(Object.values(SCREENS));
  },
);
