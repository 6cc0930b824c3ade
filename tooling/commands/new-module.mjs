/** `npm run new-module -- planner`: a module of the same shape as the others, with one screen and its test. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from './preflight.mjs';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9-]{1,39}$/.test(name))
  stop('Name the module in lower case, e.g. npm run new-module -- planner.');
const folder = path.join(root, `mfe-${name}`);
if (existsSync(folder)) stop(`mfe-${name} is there already.`);

const screen = name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const files = {
  'package.json': `${JSON.stringify(
    {
      name: `@guide/mfe-${name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      description: `The ${name} module.`,
      scripts: {
        dev: `exec node ../tooling/commands/dev.mjs ${name}`,
        release: `node ../tooling/commands/release.mjs ${name}`,
        rollback: `node ../tooling/commands/rollback.mjs ${name}`,
        unregister: `node ../tooling/commands/unregister.mjs ${name}`,
      },
      guide: { owner: `Team ${screen}`, uses: [], budget: { default: 30000 } },
      dependencies: { '@guide/contracts': '*', '@guide/ui': '*', react: '19.3.1' },
    },
    null,
    2,
  )}\n`,
  'README.md': `# mfe-${name}\n\nWhat the ${name} module shows. How to work on it: docs/module.md.\n`,
  'src/index.ts': `/** What the ${name} module exports (\`contracts/module\`). */
import type { ModuleExports } from '@guide/contracts/module';
import ${screen} from './screens/${screen}';

export const screens: ModuleExports['screens'] = { ${screen} };
`,
  [`src/screens/${screen}/index.ts`]: `import type { Screen } from '@guide/contracts/module';
import { ${screen} } from './${screen}';

/** The ${name} screen. */
const screen: Screen = {
  head: ({ site }) => ({
    title: \`${screen} | \${site.product} Tourist Guide\`,
    description: \`${screen} in the \${site.product} guide.\`,
  }),
  Component: ${screen},
};
export default screen;
`,
  [`src/screens/${screen}/${screen}.tsx`]: `import { useHost } from '@guide/contracts/module';
import { Container, PageHead } from '@guide/ui';

/** What a visitor sees. */
export function ${screen}() {
  const { site } = useHost();
  return (
    <Container>
      <PageHead title="${screen}" lead={\`This screen of the \${site.product} guide is new.\`} />
    </Container>
  );
}
`,
  [`test/${screen}.test.tsx`]: `import { expect, test } from '@jest/globals';
import { type Host, HostContext } from '@guide/contracts/module';
import { render, screen } from '@testing-library/react';
import { ${screen} } from '../src/screens/${screen}/${screen}';

test('the screen names the city', () => {
  const host = { site: { product: 'London' } } as Host;
  render(
    <HostContext value={host}>
      <${screen} />
    </HostContext>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '${screen}' })).toBeTruthy();
  expect(screen.getByText(/London guide/)).toBeTruthy();
});
`,
};

for (const [file, content] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
console.log(`mfe-${name} is there. Show it with a row in shell/src/routes.ts:`);
console.log(`  { path: '/${name}', module: '${name}', screen: '${screen}' },`);
