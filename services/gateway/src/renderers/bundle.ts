import vm from 'node:vm';
import * as reactQuery from '@tanstack/react-query';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactRouterDom from 'react-router-dom';
import * as zustand from 'zustand';

/** Packages shared by the bundles of shell and modules: one copy per process. */
export const packages: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  '@tanstack/react-query': reactQuery,
  zustand,
};

/** Compiles a CommonJS bundle that may require `packages` only. @throws if it requires others or its code throws */
export function compileBundle<T>(
  code: string,
  filename: string,
  packages: Record<string, unknown>,
  onForbiddenAccess: (what: string) => void = () => {},
): T {
  const module = { exports: {} as T };
  const require = (name: string) => {
    if (Object.hasOwn(packages, name)) return packages[name];
    onForbiddenAccess(`require ${name}`);
    throw new Error(`${filename} requires ${name}`);
  };
  // Called with `--experimental-vm-modules` only; otherwise Node itself refuses imports.
  const importModuleDynamically = (name: string): never => {
    onForbiddenAccess(`import ${name}`);
    throw new Error(`${filename} imports ${name}`);
  };
  const wrapped = `(function (require, module, exports) {${code}\n})`;
  const run = vm.runInThisContext(wrapped, { filename, importModuleDynamically });
  run(require, module, module.exports);
  return module.exports;
}
