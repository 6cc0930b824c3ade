import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { baseConfig, serverBundle } from '../src/build/base.mjs';
import { compile } from '../src/build/compile.mjs';

const folder = temporaryFolder();

async function build(source: string): Promise<void> {
  await writeFile(path.join(folder, 'index.ts'), source);
  const base = baseConfig({ name: 'team', folder, out: path.join(folder, 'out') });
  await compile([serverBundle(base, './index.ts')]);
}

test('Refuse to build imports of Node modules, which the gateway does not provide', async () => {
  await build("import { useState } from 'react';\nexport const used = useState;\n");
  for (const name of ['module', 'node:fs'])
    await expect(build(`import * as all from '${name}';\nexport const used = all;\n`)).rejects.toThrow(
      new RegExp(`['"]${name}['"]`),
    );
});
