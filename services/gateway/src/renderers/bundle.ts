import vm from 'node:vm';

/**
 * Compiles a CommonJS bundle of this project's builds.
 * @param packages what it may require; everything else is inside it
 * @param onDenied called when it requires anything else
 * @throws when it requires anything else, or when its own code throws
 */
export function compileBundle<T>(
  code: string,
  filename: string,
  packages: Record<string, unknown>,
  onDenied: (name: string) => void = () => {},
): T {
  const module = { exports: {} as T };
  const require = (name: string) => {
    if (Object.hasOwn(packages, name)) return packages[name];
    onDenied(name);
    throw new Error(`${filename} requires ${name}`);
  };
  const run = vm.runInThisContext(`(function (require, module, exports) {${code}\n})`, { filename });
  run(require, module, module.exports);
  return module.exports;
}
