import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { chromiumPath } from '../../tooling/testing/chromium.mjs';
import { REASONS, writeBrokenModule, writeBrowserModule, writeRefusedModule } from './support/brokenModule';

const folder = temporaryFolder();
const guide = path.resolve(import.meta.dirname, '../src/cli/guide.mjs');

/** In a separate process, because Jest cannot load parts of the bundler. Without a browser, unless one is named. */
const check = (name: string, chrome = '') =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: '', CHROMIUM_PATH: chrome };
    const cwd = path.join(folder, name);
    const child = execFile(process.execPath, [guide, 'check'], { cwd, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
    );
  });

const reasonsOf = (text: string): string[] =>
  text
    .slice(text.indexOf('Refused'))
    .split('\n')
    .filter((line) => /^ {2}\S/.test(line))
    .map((line) => line.trim());

test('guide check refuses screens and widgets that are broken in ten ways and more, each with its reason', async () => {
  await writeBrokenModule(path.join(folder, 'broken'));
  const { code, text } = await check('broken');
  const reasons = [...text.matchAll(/^(?: {2}|Without properties: )events\/(\w+) (.*)$/gm)];
  expect(Object.fromEntries(reasons.map(([, name, reason]) => [name, reason]))).toEqual(
    Object.fromEntries(
      Object.entries(REASONS).map(([name, reason]) => [name, expect.stringMatching(reason)]),
    ),
  );
  // Nobody knows the properties of widgets that are in no slot.
  const notes = [...text.matchAll(/^Without properties: events\/(\w+)/gm)].map(([, name]) => name);
  expect(notes.sort()).toEqual(['WidgetNeedsWindow', 'WidgetReturnsObject', 'WidgetThrowsInBrowser']);
  expect(code).toBe(1);
});

test('guide check shows screens in a browser, too, if there is one', async () => {
  await writeBrowserModule(path.join(folder, 'browser'));
  const { code, text } = await check('browser', chromiumPath());
  expect(reasonsOf(text)).toEqual([
    'events/BlocksChrome cannot be shown in a browser: it is not ready after 5 s.',
    'events/ThrowsInChrome cannot be shown in a browser, in src/screens/ThrowsInChrome/index.ts:5:52: with a layout',
    'events calls https://events.example, which "guide.calls" in its package.json does not name.',
  ]);
  expect(text).toMatch(/^Shown on the server, in jsdom and in chrom[\w-]+\.$/m);
  expect(text).toMatch(/^A browser shows it: events\/DrawsOnly cannot be shown in jsdom, in src.*:5:/m);
  expect(text).toMatch(/^Without the responses of its backend: events\/CallsBackend cannot be rendered/m);
  expect(code).toBe(1);
});

test('guide check uses jsdom alone where the browser does not start', async () => {
  const { text } = await check('browser', process.execPath);
  expect(text).toMatch(/^Shown in jsdom only, because .*node could not be used: it exited with 9\.$/m);
  expect(reasonsOf(text)).toEqual([
    expect.stringMatching(/^events\/DrawsOnly cannot be shown in jsdom/),
    expect.stringMatching(/^events calls/),
  ]);
});

test('guide check names everything that would be refused at once', async () => {
  await writeRefusedModule(path.join(folder, 'refused'));
  const { code, text } = await check('refused');
  expect(reasonsOf(text)).toEqual([
    'package.json: guide.claims.paths[1].path: /search belongs to the guide itself.',
    'package.json: guide.claims.paths[1].screen: there is no screen Missing in src/screens; there is Good, Remembers.',
    expect.stringMatching(
      /^package\.json: guide\.claims\.slots\.nowhere: pages have no such slot; they have /,
    ),
    'the module has type errors.',
    expect.stringMatching(
      /^events\/Good is \d+ bytes compressed with all that it loads; its budget is 10\.$/,
    ),
    expect.stringMatching(/^events: the style "h2" in \S+\.css would reach other modules\.$/),
    'events/Broken cannot be rendered on the server: its default export is not a component.',
    expect.stringMatching(/^Remembers: the page of one visitor changes after another visitor's\./),
  ]);
  expect(text).toMatch(/wrong\.ts.*not assignable/);
  expect(text).not.toContain('Module Federation');
  expect(code).toBe(1);
});

test('guide check names claims and what does not build at once', async () => {
  const module = path.join(folder, 'refused');
  const index = path.join(module, 'src/index.ts');
  await writeFile(index, `${await readFile(index, 'utf8')}import './gone';\n`);
  await mkdir(path.join(module, 'src/screens/NoFile'));
  const { code, text } = await check('refused');
  expect(reasonsOf(text)).toEqual([
    expect.stringContaining('/search belongs to the guide itself.'),
    expect.stringContaining('there is no screen Missing'),
    expect.stringContaining('nowhere: pages have no such slot'),
    'the module has type errors.',
    'the build fails.',
  ]);
  expect(text).toMatch(/Can't resolve '\.\/src\/screens\/NoFile'/);
  expect(code).toBe(1);
});

test('guide check prints how much of each language is translated', async () => {
  const module = path.join(folder, 'translated');
  await mkdir(path.join(module, 'src/screens/Events'), { recursive: true });
  await symlink(path.resolve(import.meta.dirname, '../../node_modules'), path.join(module, 'node_modules'));
  await mkdir(path.join(module, 'texts'));
  const write = (file: string, text: string) => writeFile(path.join(module, file), text);
  await write(
    'package.json',
    JSON.stringify({ name: 'events', version: '1.0.0', guide: { owner: 'Team Events' } }),
  );
  await write(
    'src/screens/Events/index.ts',
    `import { i18n } from '@guide/contracts/texts';
const text = () => i18n.t('Concerts') + i18n.t('Markets tonight');
export const remember = (place: string) => window.localStorage.setItem('place', place);
export default { head: () => ({ title: text(), description: text() }), Component: text, remember };
`,
  );
  await write('src/index.ts', "import Events from './screens/Events';\nexport const screens = { Events };\n");
  const entries = (concerts: string, markets: string) =>
    `msgid "Concerts"\nmsgstr "${concerts}"\n\nmsgid "Markets tonight"\nmsgstr "${markets}"\n`;
  await write('texts/de.po', entries('Konzerte', ''));
  await write('texts/fr.po', entries('Concerts', 'Marchés ce soir'));
  await write('texts/nl.po', entries('', ''));
  const { stdout } = await promisify(execFile)(process.execPath, [guide, 'check'], { cwd: module });
  // The texts of contracts that the module bundles are translated into both languages.
  const missingIn = (language: string) => {
    const line = new RegExp(
      `^${language}: (\\d+) of (\\d+) texts are translated(; the others are English)?\\.$`,
      'm',
    );
    const [, translated, texts, others] = line.exec(stdout) ?? [];
    return [Number(texts) - Number(translated), others !== undefined];
  };
  expect(missingIn('de')).toEqual([1, true]);
  expect(missingIn('fr')).toEqual([0, false]);
  expect(stdout).toContain(
    '  localStorage in src/screens/Events/index.ts:3: every module of the site can read and change it.',
  );
  // Without a translation, a language is not in the release.
  expect(stdout).not.toMatch(/^nl:/m);
});
