/** Writes down which mutants a test file reaches, where `MUTATION_REACHED` names a folder for it. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

// In jsdom what is awaited may take 20 s on a busy machine; a mutant that it never comes of would take them each time.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 8_000 });
}

const folder = process.env.MUTATION_REACHED;
if (folder)
  afterAll(() => {
    const { static: always = {}, perTest = {} } = globalThis.__stryker__?.mutantCoverage ?? {};
    const mutants = [...new Set([always, ...Object.values(perTest)].flatMap(Object.keys))];
    const { testPath } = expect.getState();
    writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify({ testPath, mutants }));
  });
