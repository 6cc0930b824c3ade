import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { writeBrowserModule, writeRefusedModule } from './support/brokenModule';
import { reasonsOf, runCheck } from './support/runCheck';

const folder = temporaryFolder();
const check = (name: string, chrome?: string) => runCheck(path.join(folder, name), chrome);

test('guide check uses jsdom alone where the browser does not start', async () => {
  await writeBrowserModule(path.join(folder, 'browser'));
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
  const { text: printed, code } = await check('translated');
  expect(code).toBe(0);
  // The texts of contracts that the module bundles are translated into both languages.
  const missingIn = (language: string) => {
    const line = new RegExp(
      `^${language}: (\\d+) of (\\d+) texts are translated(; the others are English)?\\.$`,
      'm',
    );
    const [, translated, texts, others] = line.exec(printed) ?? [];
    return [Number(texts) - Number(translated), others !== undefined];
  };
  expect(missingIn('de')).toEqual([1, true]);
  expect(missingIn('fr')).toEqual([0, false]);
  expect(printed).toContain(
    '  localStorage in src/screens/Events/index.ts:3: every module of the site can read and change it.',
  );
  // Without a translation, a language is not in the release.
  expect(printed).not.toMatch(/^nl:/m);
});
