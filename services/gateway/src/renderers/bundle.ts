import vm from 'node:vm';

/**
 * Compiles a CommonJS bundle.
 * @param packages what it may require
 * @throws when it requires anything else, or when its own code throws
 */
export function compileBundle<T>(
  code: string,
  filename: string,
  packages: Record<string, unknown>,
  onDenied: (what: string) => void = () => {},
): T {
  const module = { exports: {} as T };
  const require = (name: string) => {
    if (Object.hasOwn(packages, name)) return packages[name];
    onDenied(`require ${name}`);
    throw new Error(`${filename} requires ${name}`);
  };
  // Needs `--experimental-vm-modules`; without it Node refuses by itself.
  const importModuleDynamically = (name: string): never => {
    onDenied(`import ${name}`);
    throw new Error(`${filename} imports ${name}`);
  };
  const wrapped = `(function (require, module, exports) {${code}\n})`;
  const run = vm.runInThisContext(wrapped, { filename, importModuleDynamically });
  run(require, module, module.exports);
  return module.exports;
}
