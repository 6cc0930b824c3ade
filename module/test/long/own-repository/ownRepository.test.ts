import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { integrityInLock } from '../../../../tooling/build/package-integrity.mjs';
import { buildSite } from '../../../../tooling/build/site.mjs';
import { freePort } from '../../../../tooling/commands/ports.mjs';
import { startSite } from '../../../../tooling/commands/site.mjs';
import { root, runLine } from '../../../../tooling/test/support/lines';
import { temporaryFolder } from '../../../../tooling/test/support/temporaryFolder';

/** A command in the page; environment settings before it are skipped. */
const COMMAND = /^(?:[A-Z_]+=(?:'[^']*'|\S+) )*((?:npm (?:run|start|test)\b|(?:npx )?guide [a-z]).*)/;

/** Command lines of a page, without comments after two spaces. */
const commandsOf = (page: string): string[] =>
  [...page.matchAll(/^```\w*\n([\s\S]*?)^```$|`([^`\n]+)`/gm)]
    .flatMap(([, block, span]) => (block ?? span ?? '').split('\n'))
    .flatMap((line) => COMMAND.exec(String(line.split(/ {2,}/)[0]))?.[1] ?? []);

const MINUTE_MS = 60_000;
/** Of files on Linux with x64; folders have 7 more. Half of it is the bundler (53), TypeScript (31), and Jest with jsdom and Babel. */
const INSTALL_MB = 205;
/** Commands that contact a guide, which does not run here. */
const NEEDS_GUIDE = /--guide/;

const folder = temporaryFolder();
let events: string;
const outputs = new Map<string, string>();

const run = (line: string, cwd: string) => runLine(line, {}, cwd, { npm_config_prefer_offline: 'true' });
const guide = (args: string) => run(`npx guide ${args}`, events);

const readPage = () => readFile(path.join(root, 'docs/own-repository.md'), 'utf8');
async function commandsOfPage(): Promise<string[]> {
  const blocks = [...(await readPage()).matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].filter(
    ([, language]) => language === '',
  );
  return blocks.flatMap(([, , lines]) => lines!.trim().split('\n'));
}

beforeAll(async () => {
  const workspace = path.join(folder, 'team');
  await mkdir(workspace);
  events = path.join(workspace, 'events');
  let cwd = workspace;
  for (const line of await commandsOfPage()) {
    if (NEEDS_GUIDE.test(line)) continue;
    if (line.startsWith('cd ')) cwd = path.join(cwd, line.slice('cd '.length));
    else if (line.startsWith('npm run modules -- pack ')) {
      const { ok, text } = await run(line.replace('../packages', path.join(workspace, 'packages')), root);
      if (!ok) throw new Error(text);
    } else {
      const { ok, out, text } = await run(line, cwd);
      if (!ok) throw new Error(`${line}\n${text}`);
      outputs.set(line, line.includes('guide key') ? out : text);
    }
  }
}, 15 * MINUTE_MS);

const json = async (file: string) => JSON.parse(await readFile(path.join(events, file), 'utf8'));

test('Create a module that passes its tests and checks by following docs/own-repository.md', async () => {
  expect(outputs.get('npx guide test')).toMatch(/Tests:\s+2 passed, 2 total/);
  expect(outputs.get('npx guide check')).toMatch(/^events 1\.0\.0-[0-9a-f]{10} passes the checks/m);
  const release = await json('.guide/release.json');
  const { version } = JSON.parse(await readFile(path.join(root, 'contracts/package.json'), 'utf8'));
  expect(release).toMatchObject({
    module: 'events',
    owner: 'Team Events',
    contract: version,
    exposes: { Events: {} },
    requires: { react: expect.stringMatching(/^\^19\./), '@guide/contracts/module': `^${version}` },
  });
  expect(Object.keys(release.integrity)).toContain(release.entry);
  const manifest = await json('.guide/browser/mf-manifest.json');
  expect(manifest.exposes.map(({ name }: { name: string }) => name)).toEqual(['Events']);
  const entry = JSON.parse(outputs.get([...outputs.keys()].find((line) => line.includes('guide key'))!)!);
  expect(entry).toEqual({
    'Team Events': { keys: [expect.any(Object)], modules: ['events'], paths: [], slots: ['events/*'] },
  });
  const [{ kid, x }] = entry['Team Events'].keys;
  expect(await json('release-key.json')).toMatchObject({ kid, x, site: 'guide-1f0c9a52e7d4' });
});

test('Install no more on disk than the packages need', async () => {
  const entries = await readdir(path.join(events, 'node_modules'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await lstat(path.join(parentPath, name))).blocks * 512),
  );
  const megabytes = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20);
  console.log(`An install has ${megabytes} MB in ${files.length} files.`);
  expect(megabytes).toBeLessThanOrEqual(INSTALL_MB);
});

test(
  'Pack the same bytes again, with the hashes of the lock file, which npm ci compares',
  async () => {
    const packages = path.join(folder, 'team/packages');
    const { ok, text } = await run(`npm run modules -- pack ${packages}`, root);
    expect(ok).toBe(true);
    expect(text).not.toContain('has changed under the same version');
    const lock = await json('package-lock.json');
    for (const name of await readdir(packages)) {
      const [, short] = /^guide-(\w+)-/.exec(name)!;
      const locked = lock.packages[`node_modules/@guide/${short}`].integrity;
      expect([name, locked]).toEqual([name, integrityInLock(path.join(packages, name))]);
    }
  },
  3 * MINUTE_MS,
);

test('Render its screen from the server bundle with the packages that a guide provides', async () => {
  const program = `
    const { createElement } = require('react');
    const { renderToString } = require('react-dom/server');
    const host = { site: { product: 'Testford' } };
    const provided = { '@guide/contracts/module': { useHost: () => host } };
    const bundle = { exports: {} };
    const code = require('fs').readFileSync('.guide/server/server.cjs', 'utf8');
    new Function('module', 'exports', 'require', code)(bundle, bundle.exports, (name) => provided[name] ?? require(name));
    console.log(renderToString(createElement(bundle.exports.screens.Events.Component, {})));
  `;
  await writeFile(path.join(events, 'render.cjs'), program);
  const { text } = await run('node render.cjs', events);
  expect(text).toMatch(/<h1[^>]*>Events<\/h1>/);
  expect(text).toContain('This screen of the Testford guide is new.');
});

test(
  'Keep lock file, links and packages inside the team folder',
  async () => {
    const lock = await json('package-lock.json');
    const packages = Object.entries(lock.packages as Record<string, { resolved?: string; link?: boolean }>);
    expect(packages.filter(([, { link }]) => link)).toEqual([]);
    const files = packages
      .map(([, { resolved }]) => resolved)
      .filter((address) => address?.startsWith('file:'));
    expect(files.sort()).toEqual(
      await Promise.all(
        ['contracts', 'module', 'ui'].map(async (name) => {
          const { version } = JSON.parse(await readFile(path.join(root, name, 'package.json'), 'utf8'));
          return `file:../packages/guide-${name}-${version}.tgz`;
        }),
      ),
    );
    const outside: string[] = [];
    for (const name of ['contracts', 'ui', 'module']) {
      const folder = path.join(events, 'node_modules/@guide', name);
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = path.join(entry.parentPath, entry.name);
        const text = await readFile(file, 'utf8');
        if (text.includes(root)) outside.push(`${file} names ${root}`);
        if (!/\.(m?js|d\.ts)$/.test(entry.name)) continue;
        for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']*)["']/g)) {
          // Import with a placeholder, from a template of a team's file.
          if (specifier!.includes('$')) continue;
          const target = path.resolve(entry.parentPath, specifier!);
          const typed = target.replace(/\.js$/, '.d.ts');
          if (!target.startsWith(folder) || !(existsSync(target) || existsSync(typed)))
            outside.push(`${file} imports ${specifier}`);
        }
      }
    }
    expect(outside).toEqual([]);
  },
  2 * MINUTE_MS,
);

test(
  'Import every package entry in Node, unless it has styles, and find its types',
  async () => {
    const entries: string[] = [];
    for (const name of ['contracts', 'ui', 'module']) {
      const { exports } = await json(`node_modules/@guide/${name}/package.json`);
      for (const [entry, target] of Object.entries(
        exports as Record<string, string | Record<string, string>>,
      )) {
        const files = typeof target === 'string' ? [target] : Object.values(target);
        for (const file of files)
          expect(existsSync(path.join(events, 'node_modules/@guide', name, file))).toBe(true);
        if (files.some((file) => /\.m?js$/.test(file)))
          entries.push(path.posix.join(`@guide/${name}`, entry));
      }
    }
    expect(entries).toEqual(
      expect.arrayContaining(['@guide/contracts/api', '@guide/module/testing', '@guide/ui']),
    );
    const styled = ['@guide/ui', '@guide/module/testing'];
    const imports = entries
      .filter((entry) => !styled.includes(entry))
      .map((entry) => `await import('${entry}');`);
    await writeFile(path.join(events, 'entries.mjs'), `${imports.join('\n')}\nconsole.log('all');\n`);
    expect((await run('node entries.mjs', events)).text).toContain('all');

    const typed = entries.map(
      (entry, at) => `import * as e${at} from '${entry}';\nexport const n${at} = e${at};\n`,
    );
    await writeFile(path.join(events, 'src/entries.ts'), typed.join(''));
    const checked = await guide('check');
    await rm(path.join(events, 'src/entries.ts'));
    expect(checked).toMatchObject({ ok: true, text: expect.stringContaining('passes the checks') });
  },
  3 * MINUTE_MS,
);

const SCREEN = 'src/screens/Events/Events.tsx';
const faults: [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  sentence: RegExp,
  command: string,
][] = [
  ['a wrong type', SCREEN, 'lead=', 'leed=', /^Refused: the module has type errors\.$/m, 'check'],
  [
    'a screen over its budget',
    'package.json',
    '30000',
    '10',
    /^Refused: events\/Events is \d+ bytes/m,
    'check',
  ],
  ['what does not compile', 'src/index.ts', /$/, "import './gone.css';\n", /gone\.css/, 'build'],
  ['a failing test', SCREEN, 'title="Events"', 'title="Plans"', /^The tests of events fail\.$/m, 'test'],
  ['no guide named', SCREEN, /$/, '\n', /^Name the guide: --guide https/m, 'release'],
  ['another command', SCREEN, /$/, '\n', /^Unknown command: publish\.$/m, 'publish'],
];

test.each(faults)(
  'Exit with 1 and one sentence: %s',
  async (_, file, from, to, sentence, command) => {
    const target = path.join(events, file);
    const before = await readFile(target, 'utf8');
    await writeFile(target, before.replace(from, to));
    try {
      const { ok, text } = await guide(command);
      expect(text).toMatch(sentence);
      expect(ok).toBe(false);
      // Only Jest prints stack traces.
      if (command !== 'test') expect(text).not.toMatch(/^\s+at /m);
    } finally {
      await writeFile(target, before);
    }
  },
  2 * MINUTE_MS,
);

test(
  'Refuse a style that would affect other modules',
  async () => {
    const style = path.join(events, 'src/screens/Events/Events.module.css');
    const screen = path.join(events, SCREEN);
    const before = await readFile(screen, 'utf8');
    await writeFile(style, 'h2 { color: red }\n.own { color: blue }\n');
    await writeFile(
      screen,
      `import styles from './Events.module.css';\n${before.replace('<Container>', '<Container><i className={styles.own} />')}`,
    );
    try {
      expect((await guide('check')).text).toMatch(
        /^Refused: events: the style "h2" in .* would reach other modules\.$/m,
      );
    } finally {
      await writeFile(screen, before);
      await rm(style);
    }
  },
  2 * MINUTE_MS,
);

test(
  'Build the same version from the same sources in another folder',
  async () => {
    const copy = path.join(folder, 'somewhere else');
    await promisify(execFile)('cp', ['-al', events, copy]);
    const version = async (cwd: string) => {
      const { ok, text } = await run('npx guide build', cwd);
      expect(ok).toBe(true);
      return text.match(/^Built events (\S+) in/m)![1];
    };
    expect(await version(copy)).toBe(await version(events));
  },
  3 * MINUTE_MS,
);

/** The module renamed to pubs, with both screens that the shell's route table expects. */
async function pubsElsewhere(): Promise<string> {
  const pubs = path.join(folder, 'pubs');
  await promisify(execFile)('cp', ['-al', events, pubs]);
  const screens = path.join(pubs, 'src/screens');
  await rm(path.join(pubs, 'test'), { recursive: true });
  await rm(path.join(pubs, 'release-key.json'));
  const [index, component] = await Promise.all(
    ['index.ts', 'Events.tsx'].map((name) => readFile(path.join(screens, 'Events', name), 'utf8')),
  );
  await rm(path.join(screens, 'Events'), { recursive: true });
  const names = ['TopPubs', 'PubDetail'];
  for (const name of names) {
    await mkdir(path.join(screens, name));
    await writeFile(path.join(screens, name, 'index.ts'), index!);
    await writeFile(
      path.join(screens, name, 'Events.tsx'),
      component!.replace('title="Events"', `title="${name}"`),
    );
  }
  const exported = names.map((name) => `import ${name} from './screens/${name}';\n`);
  // Hard links share content with the events, so replace the files.
  for (const file of ['src/index.ts', 'package.json']) await rm(path.join(pubs, file));
  await writeFile(
    path.join(pubs, 'src/index.ts'),
    `${exported.join('')}export const screens = { ${names.join(', ')} };\n`,
  );
  const pkg = await json('package.json');
  await writeFile(path.join(pubs, 'package.json'), JSON.stringify({ ...pkg, name: 'pubs' }));
  return pubs;
}

test(
  'Run each documented command against a guide, as a team without other access to it',
  async () => {
    const pubs = await pubsElsewhere();
    const dataDir = path.join(folder, 'data');
    const site = await startSite({ buildFolder: await buildSite(), dataDir, onLine: () => {} });
    try {
      const ownersFile = path.join(dataDir, 'owners.json');
      const owners = JSON.parse(await readFile(ownersFile, 'utf8'));
      const created = await run(`npx guide key --site ${owners.site} --file release-key.json`, pubs);
      owners.teams['Team Elsewhere'] = {
        keys: JSON.parse(created.out)['Team Events'].keys,
        modules: ['pubs'],
        paths: ['/top-london-pubs', '/pub/*', '/pub'],
        slots: [],
      };
      await writeFile(ownersFile, JSON.stringify(owners));
      const to = (command: string) => run(`npx guide ${command} --guide ${site.url}`, pubs);
      const lines = new Set(commandsOf(await readPage()).filter((line) => NEEDS_GUIDE.test(line)));
      /** Finds a line of the page and fills in this guide's address. */
      const lineOf = (beginning: string, version = ''): string => {
        const line = [...lines].find((command) => command.startsWith(`npx guide ${beginning}`))!;
        lines.delete(line);
        return line
          .replace(/https:\/\/guide\.example|http:\/\/localhost:4000|…/, site.url)
          .replace('VERSION', version);
      };
      const documented = (beginning: string, version?: string) => run(lineOf(beginning, version), pubs);
      const page = async (address: string, cookie = '') => {
        const response = await fetch(address, { headers: { cookie }, redirect: 'manual' });
        return { response, html: await response.text() };
      };
      const isNew = (html: string) => html.includes('This screen of the London guide is new.');
      const shown = `${site.url}/top-london-pubs`;
      const live = async () => (await fetch(`${site.url}/api/modules/live`)).json();
      const before = (await live()) as Record<string, string>;

      const preview = await documented('preview');
      expect(preview).toMatchObject({ ok: true, text: expect.stringMatching(/^Open http/m) });
      expect(isNew((await page(shown)).html)).toBe(false);
      expect(await live()).toEqual(before);

      const released = await documented('release --guide https');
      expect(released).toMatchObject({
        ok: true,
        text: expect.stringMatching(/^Released pubs 1\.0\.0-[0-9a-f]{10} to 100 % of visitors\.$/m),
      });
      const until = async (wanted: boolean) => {
        while (isNew((await page(shown)).html) !== wanted);
      };
      await until(true);
      const { pubs: version, ...others } = (await live()) as Record<string, string>;
      const { pubs: earlier, ...unchanged } = before;
      expect(others).toEqual(unchanged);

      const status = await documented('status');
      expect(status.text).toContain(`pubs: ${version} 100 %`);
      expect(status.text).toMatch(new RegExp(`promote ${version} .*by Team Elsewhere over HTTP`));

      expect((await documented('rollback')).text).toContain(`pubs was rolled back to ${earlier}.`);
      await until(false);

      const shared = await documented('share', version);
      expect(shared.text).toContain(`pubs ${version} has 50 % of visitors.`);
      expect((await documented('release --guide …')).text).toContain('to 10 % of visitors.');
      const gone = await documented('unregister');
      expect(gone.text).toContain('pubs was removed: its pages show Page Not Found.');
      while ((await fetch(shown)).status !== 404);
      expect((await to(`share ${version} --canary 100`)).ok).toBe(true);
      await until(true);

      const child = spawn('/bin/sh', ['-c', `exec ${lineOf('dev')} --port ${await freePort()}`], {
        cwd: pubs,
        detached: true,
      });
      const exited = once(child, 'exit');
      for await (const line of createInterface({ input: child.stdout }))
        if (line.startsWith('Module ready: ')) break;
      process.kill(-child.pid!, 'SIGTERM');
      await exited;
      expect([...lines]).toEqual([]);

      const pkg = JSON.parse(await readFile(path.join(pubs, 'package.json'), 'utf8'));
      await writeFile(path.join(pubs, 'package.json'), JSON.stringify({ ...pkg, name: 'map' }));
      const foreign = await to('release');
      expect(foreign).toMatchObject({
        ok: false,
        text: expect.stringMatching(
          /Team Elsewhere may not release map\. The "teams" of the owners file need \{"Team Events":/,
        ),
      });
      expect(await live()).toEqual({ ...before, pubs: version });
    } finally {
      await site.stop();
    }
  },
  10 * MINUTE_MS,
);
