import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

const asScreen = (component: string) => `{ head: () => undefined, Component: ${component} }`;

/** Ways in which a component can be broken, with the reason that `guide check` gives. */
const COMPONENTS: Record<string, [component: string, reason: RegExp]> = {
  NotComponent: ["'text'", /^cannot be rendered on the server: its default export /],
  Throws: [
    "() => {\n  throw new TypeError('No days are chosen');\n}",
    /^cannot be rendered on the server, in src\/\w+\/\w+\/index\.ts:\d+:\d+: TypeError: No days are chosen$/,
  ],
  NeedsWindow: [
    '() => String(window.innerWidth)',
    /^cannot be rendered on the server, in src\/.*: ReferenceError: window is not defined$/,
  ],
  ReturnsObject: [
    "() => ({ text: 'A' })",
    /^cannot be rendered on the server: Objects are not valid as a React child/,
  ],
  ThrowsInBrowser: [
    "() => {\n  if (typeof document !== 'undefined') throw new Error('in browsers');\n  return null;\n}",
    /^cannot be shown in jsdom, in src\/.*: in browsers$/,
  ],
  EffectThrows: [
    "() => {\n  useEffect(() => {\n    throw new Error('in the effect');\n  });\n  return null;\n}",
    /^cannot be shown in jsdom, in src\/\w+\/\w+\/index\.ts.*: in the effect$/,
  ],
};

/** Ways in which only screens are broken here: widgets differ in nothing, and each takes its time. */
const SCREENS: Record<string, [source: string, reason: RegExp]> = {
  Suspends: [
    `import { use } from 'react';\nconst never = new Promise(() => {});\nexport default ${asScreen('() => use(never)')};\n`,
    /^cannot be rendered on the server: it is not ready after 5 s\.$/,
  ],
  NeverEnds: [
    `export default ${asScreen('() => {\n  for (;;);\n}')};\n`,
    /^cannot be rendered on the server: it never ends\.$/,
  ],
  ScreenWithoutHead: [
    "export default { Component: () => 'A' };\n",
    /^cannot be rendered on the server: its default export has no function head\.$/,
  ],
  HeadThrows: [
    "export default { head: () => {\n  throw new Error('no title');\n}, Component: () => 'A' };\n",
    /^cannot be rendered on the server, in src\/.*: no title$/,
  ],
  LoadFails: [
    "export default { load: async () => {\n  throw new Error('no data');\n}, head: () => undefined, Component: () => 'A' };\n",
    /^cannot be rendered on the server, in src\/.*: no data$/,
  ],
};

/** Without a default export; the server gets it by its name. */
const NO_DEFAULT = /^cannot be shown in jsdom: it has no default export\.$/;
const REACT = "import { useEffect } from 'react';\nvoid useEffect;\n";

/** The reasons for which each screen and widget of `writeBrokenModule` cannot be shown. */
export const REASONS: Record<string, RegExp> = Object.fromEntries([
  ...Object.entries(COMPONENTS).flatMap(([name, [, reason]]) => [
    [`Screen${name}`, reason],
    [`Widget${name}`, reason],
  ]),
  ...Object.entries(SCREENS).map(([name, [, reason]]) => [name, reason]),
  ['ScreenNoDefault', NO_DEFAULT],
  ['WidgetNoDefault', NO_DEFAULT],
  [
    'ScreenNotListed',
    /^cannot be rendered on the server: src\/index\.ts does not export the screen ScreenNotListed/,
  ],
]);

type Write = (file: string, text: string) => Promise<void>;

async function createModule(folder: string, guide: object): Promise<Write> {
  const write: Write = async (file, text) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await mkdir(folder, { recursive: true });
  await symlink(
    path.resolve(import.meta.dirname, '../../../node_modules'),
    path.join(folder, 'node_modules'),
  );
  await write('package.json', JSON.stringify({ name: 'events', version: '1.0.0', guide }));
  return write;
}

/** Writes a module whose every screen and widget is broken in another way, as `REASONS` says. */
export async function writeBrokenModule(folder: string): Promise<void> {
  const slots = { 'place-actions': 'WidgetThrows', 'header-actions': 'WidgetEffectThrows' };
  const write = await createModule(folder, { claims: { slots } });
  const sources: [kind: 'screens' | 'widgets', name: string, source: string][] = [
    ...Object.entries(COMPONENTS).flatMap(([name, [component]]): typeof sources => [
      ['screens', `Screen${name}`, `${REACT}export default ${asScreen(component)};\n`],
      ['widgets', `Widget${name}`, `${REACT}export default ${component};\n`],
    ]),
    ...Object.entries(SCREENS).map(([name, [source]]): (typeof sources)[number] => ['screens', name, source]),
    ['screens', 'ScreenNoDefault', `export const part = ${asScreen("() => 'A'")};\n`],
    ['widgets', 'WidgetNoDefault', "export const part = () => 'A';\n"],
    ['screens', 'ScreenNotListed', `export default ${asScreen("() => 'A'")};\n`],
    // A browser alone shows it.
    ['widgets', 'FineNotListed', "export default () => 'A';\n"],
    ['widgets', 'Fine', "export default () => 'A';\n"],
  ];
  for (const [kind, name, source] of sources) await write(`src/${kind}/${name}/index.ts`, source);
  const listed = sources.filter(([, name]) => !name.endsWith('NotListed'));
  const namesOf = (kind: string) => listed.flatMap(([of, name]) => (of === kind ? name : [])).join(', ');
  const imports = listed.map(([kind, name]) => {
    const imported = name.endsWith('NoDefault') ? `{ part as ${name} }` : name;
    return `import ${imported} from './${kind}/${name}';\n`;
  });
  await write(
    'src/index.ts',
    `${imports.join('')}export const screens = { ${namesOf('screens')} };
export const widgets = { ${namesOf('widgets')} };\n`,
  );
}

/** Writes a module with one fault of each other kind: claims, types, budget, style and state of a visitor. */
export async function writeRefusedModule(folder: string): Promise<void> {
  const write = await createModule(folder, {
    owner: 'Team Events',
    budget: { default: 30_000, Good: 10 },
    claims: {
      paths: [
        { path: '/events', screen: 'Good' },
        { path: '/search', screen: 'Missing' },
      ],
      slots: { 'place-actions': 'Broken', nowhere: 'Broken' },
    },
  });
  await write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true }, files: ['wrong.ts'] }));
  await write('wrong.ts', "export const wrong: number = 'text';\n");
  await write('src/screens/Good/Good.css', 'h2 { color: red }\n');
  await write(
    'src/screens/Good/index.ts',
    `import './Good.css';\nexport default ${asScreen("() => 'A'")};\n`,
  );
  await write(
    'src/screens/Remembers/index.ts',
    `let last;\nexport default { load: async ({ path }) => {\n  last ??= path;\n}, head: () => undefined, Component: () => last };\n`,
  );
  await write('src/widgets/Broken/index.ts', "export default 'text';\n");
  await write(
    'src/index.ts',
    `import Good from './screens/Good';
import Remembers from './screens/Remembers';
import Broken from './widgets/Broken';
export const screens = { Good, Remembers };
export const widgets = { Broken };\n`,
  );
}

/**
 * Writes a module with the screens `DrawsOnly`, which works in browsers and not in jsdom, `ThrowsInChrome`, and
 * `BlocksChrome`, `Fine`, and `CallsBackend`, which needs a backend that `guide.calls` does not name.
 */
export async function writeBrowserModule(folder: string): Promise<void> {
  const write = await createModule(folder, {});
  const inEffect = (code: string) =>
    asScreen(`() => {\n  useEffect(() => {\n    ${code}\n  });\n  return null;\n}`);
  const sources = {
    DrawsOnly: inEffect("document.createElement('canvas').getContext('2d').fillRect(0, 0, 1, 1);"),
    ThrowsInChrome: inEffect("if (CSS.supports('display', 'grid')) throw new Error('with a layout');"),
    BlocksChrome: inEffect("if (CSS.supports('display', 'grid')) for (;;);"),
    Fine: asScreen("() => 'A'"),
    CallsBackend: `{ load: async ({ api }) => {\n  await api.backend('https://events.example/events');\n}, head: () => undefined, Component: () => 'A' }`,
  };
  for (const [name, source] of Object.entries(sources))
    await write(
      `src/screens/${name}/index.ts`,
      `import { useEffect } from 'react';\nvoid useEffect;\nexport default ${source};\n`,
    );
  const names = Object.keys(sources);
  await write(
    'src/index.ts',
    `${names.map((name) => `import ${name} from './screens/${name}';\n`).join('')}export const screens = { ${names.join(', ')} };
`,
  );
}
