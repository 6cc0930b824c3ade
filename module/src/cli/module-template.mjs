/** @param {string} name @returns {boolean} */
export const isModuleName = (name) => /^[a-z][a-z0-9-]{1,39}$/.test(name);

/** @param {string} name - name of a module @returns {string} its first screen: `CityWalks` for `city-walks` */
export const screenOf = (name) => name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());

/** Contents of a new module: a screen and its test. @param {string} name @returns {Record<string, string>} texts by file */
export function moduleTemplate(name) {
  const screen = screenOf(name);
  return {
    'src/index.ts': `/** Screens of the ${name} module. */
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

export function ${screen}() {
  const { site } = useHost();
  return (
    <Container>
      <PageHead title="${screen}" lead={\`This screen of the \${site.product} guide is new.\`} />
    </Container>
  );
}
`,
    [`test/${screen}.test.tsx`]: `import { renderOnServer, visit } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import ${screen} from '../src/screens/${screen}';

test('Name the city', () => {
  const { host, getByRole, getByText } = visit(${screen});
  expect(getByRole('heading', { level: 1, name: '${screen}' })).toBeTruthy();
  expect(getByText(new RegExp(\`\${host.site.product} guide\`))).toBeTruthy();
});

test('Render on the server with a head', async () => {
  const { html, head } = await renderOnServer(${screen});
  expect(html).toContain('${screen}');
  expect(head?.title).toMatch(/^${screen} \\| /);
});
`,
  };
}
