import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { buildAndCheck } from '../src/cli/checked-build.mjs';
import { readModule } from '../src/cli/read-module.mjs';

const folder = temporaryFolder();
beforeAll(async () => {
  await symlink(path.resolve(import.meta.dirname, '../../node_modules'), path.join(folder, 'node_modules'));
  await mkdir(path.join(folder, 'src/screens/Events'), { recursive: true });
  await mkdir(path.join(folder, 'src/widgets/Ticket'), { recursive: true });
});

test('guide check reports all wrong claims at once, before it builds', async () => {
  const claims = {
    paths: [
      { path: '/events/*', screen: 'Events' },
      { path: '/search', screen: 'Missing' },
    ],
    slots: { 'place-actions': 'Gone', nowhere: 'Ticket' },
  };
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'events', version: '1.0.0', guide: { owner: 'Team Events', claims } }),
  );
  await expect(readModule(folder).then((module) => buildAndCheck(module))).rejects.toThrow(
    [
      'Refused, in package.json:',
      '  guide.claims.paths[0].path: /events/* is not a path such as /events or /events/:id.',
      '  guide.claims.paths[1].path: /search belongs to the guide itself.',
      '  guide.claims.paths[1].screen: there is no screen Missing in src/screens; there is Events.',
      '  guide.claims.slots.place-actions: there is no widget Gone in src/widgets; there is Ticket.',
      '  guide.claims.slots.nowhere: pages have no such slot; they have ',
    ].join('\n'),
  );
  expect(existsSync(path.join(folder, '.guide'))).toBe(false);
});

test('guide check prints how much of each language is translated', async () => {
  const module = path.join(folder, 'translated');
  await mkdir(path.join(module, 'src/screens/Events'), { recursive: true });
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
export default { head: () => ({ title: text(), description: text() }), Component: text };
`,
  );
  await write('src/index.ts', "import Events from './screens/Events';\nexport const screens = { Events };\n");
  const entries = (concerts: string, markets: string) =>
    `msgid "Concerts"\nmsgstr "${concerts}"\n\nmsgid "Markets tonight"\nmsgstr "${markets}"\n`;
  await write('texts/de.po', entries('Konzerte', ''));
  await write('texts/fr.po', entries('Concerts', 'Marchés ce soir'));
  await write('texts/nl.po', entries('', ''));
  const guide = path.resolve(import.meta.dirname, '../src/cli/guide.mjs');
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
  // Without a translation, a language is not in the release.
  expect(stdout).not.toMatch(/^nl:/m);
});
