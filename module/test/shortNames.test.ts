import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { baseConfig, containerOf, serverBundle } from '../src/build/base.mjs';
import { compile } from '../src/build/compile.mjs';
import { shortNames } from '../src/build/short-names.mjs';

const FILES = {
  'a.module.css':
    '.card { color: red }\n.title { animation: open 1s }\n@keyframes open { from { opacity: 0 } }\n',
  'b.module.css': '.card { color: blue }\n',
  'index.ts': `import a from './a.module.css';
import b from './b.module.css';
export const names = [a.card, a.title, b.card];
Object.assign(globalThis, { names, text: 'after the names' });
`,
};

const folder = temporaryFolder();

/** Builds the files for browsers and as a server bundle. @returns style sheet, script with its map, and the server's names */
async function build(out: string) {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(FILES)) await writeFile(path.join(folder, file), text);
  const names = shortNames(containerOf('team', '000000'));
  const base = (name: string) =>
    baseConfig({ name: 'team', id: '000000', folder, names, out: path.join(folder, out, name) });
  const browser = {
    ...base('browser'),
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    entry: './index.ts',
  };
  await compile([browser, serverBundle(base('server'), './index.ts')]);
  const built = path.join(folder, out, 'browser');
  const files = await readdir(built);
  const read = (end: string) => readFile(path.join(built, files.find((name) => name.endsWith(end))!), 'utf8');
  const server = createRequire(import.meta.url)(path.join(folder, out, 'server/server.cjs'));
  return { css: await read('.css'), script: await read('.js'), map: await read('.js.map'), server };
}

test('class names are numbered, alike in styles, scripts and on the server, and the same in every build', async () => {
  const { css, server } = await build('first');
  const [card, title, other] = server.names;
  expect(new Set(server.names).size).toBe(3);
  expect(server.names.join(' ')).toMatch(/^(team_000000-[0-3] ?){3}$/);
  expect(css).toContain(`.${card}{color:red}`);
  expect(css).toContain(`.${other}{color:#00f}`);
  const [, animation] = /@keyframes ([\w-]+)/.exec(css)!;
  expect(animation).toMatch(/^team_000000-[0-3]$/);
  expect(css).toMatch(new RegExp(`\\.${title}\\{animation:1s ${animation}\\}`));
  expect(css).not.toMatch(/card|title|open/);
  const again = await build('second');
  expect([again.css, again.server.names]).toEqual([css, server.names]);
});

test('source maps know the lines behind shortened names', async () => {
  const { script, map } = await build('third');
  expect(script.split('\n')[0]).toContain('team_000000-');
  const position = { line: 1, column: script.indexOf('after the names') };
  expect(position.column).toBeGreaterThan(0);
  const line = FILES['index.ts'].split('\n').findIndex((text) => text.includes('after the names')) + 1;
  expect(originalPositionFor(new TraceMap(map), position).line).toBe(line);
});
