/** Loader that gives browsers the API as plain data, without the schema library (decision 19). */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProgram } from '../build/program.mjs';
import { root } from './common.mjs';

/** Keywords that clients do not check in responses. */
const REQUEST_KEYWORDS = new Set(['additionalProperties', 'additionalItems', 'maxLength', 'maxItems']);

/** @param {unknown} schema @returns {unknown} */
function readPart(schema) {
  if (Array.isArray(schema)) return schema.map(readPart);
  if (typeof schema !== 'object' || schema === null) return schema;
  const read = Object.entries(schema).filter(([name]) => !REQUEST_KEYWORDS.has(name));
  return Object.fromEntries(read.map(([name, value]) => [name, readPart(value)]));
}

/** @param {Record<string, any>} operation */
const readOperation = ({ method, path, query, response, counted, mayBeEmpty, mayBePending }) => ({
  method,
  path,
  counted,
  mayBeEmpty,
  mayBePending,
  ...(query?.properties?.lang && { translated: true }),
  ...(method === 'GET' && { response: readPart(response) }),
});

/** @param {string} source - path of operations @returns {Promise<Record<string, any>>} its exports as plain data */
export async function apiTable(source) {
  const program = await buildProgram(source, { folders: ['contracts'], bundling: {} });
  const exported = Object.entries(await import(pathToFileURL(program).href));
  return Object.fromEntries(
    exported.map(([name, value]) => [
      name,
      'path' in value
        ? readOperation(value)
        : Object.fromEntries(
            Object.entries(value).map(([key, operation]) => [key, readOperation(operation)]),
          ),
    ]),
  );
}

/** @param {Record<string, unknown>} table */
export const tableSource = (table) =>
  Object.entries(table)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** @this {import('@rspack/core').LoaderContext} */
export default function apiTableLoader() {
  const done = this.async();
  this.addContextDependency(path.join(root, 'contracts'));
  apiTable(path.relative(root, this.resourcePath)).then((table) => done(null, tableSource(table)), done);
}
