/** Checks a few lines of source with the TypeScript compiler. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../commands/preflight.mjs';

/** Inside the project, so that packages are found. */
const FOLDER = path.join(root, '.build/declarations');

/**
 * @template Answer
 * @param {string} name of the source, for its errors
 * @param {string} source a module of TypeScript
 * @param {(checker: import('typescript/unstable/sync').Checker, exported: ReadonlyMap<string, import('typescript/unstable/sync').Symbol>) => Answer} use
 * @returns {Answer}
 * @throws {Error} with the compiler's first messages when the source has an error
 */
export function withTypeChecker(name, source, use) {
  const folder = path.join(FOLDER, String(process.pid));
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.ts`);
  const config = path.join(folder, `${name}.json`);
  writeFileSync(file, source);
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: { incremental: false, tsBuildInfoFile: null, types: [] },
      files: [file],
      include: [],
    }),
  );
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const program = project?.program;
    const sourceFile = program?.getSourceFile(file);
    if (!project || !program || !sourceFile) throw new Error(`${name} cannot be read by the compiler.`);
    const faults = program.getSemanticDiagnostics(file);
    if (faults.length > 0)
      throw new Error(
        `${name}: ${faults
          .slice(0, 3)
          .map(({ text }) => text)
          .join(' ')}`,
      );
    const module = project.checker.getSymbolAtLocation(sourceFile);
    const exported = module ? project.checker.getExportsOfModule(module) : [];
    return use(project.checker, new Map(exported.map((symbol) => [symbol.name, symbol])));
  } finally {
    api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
