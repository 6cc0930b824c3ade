/**
 * Loader of `contracts/api/operations.ts` for browsers: the table as plain data in place of the library that writes
 * its schemas, and of each operation only what the client reads (decision 0019).
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProgram } from '../build/program.mjs';
import { root } from './common.mjs';

const SOURCE = 'contracts/api/operations.ts';

/** What binds who sends, not who reads. */
const UNREAD = new Set(['additionalProperties', 'additionalItems', 'maxLength', 'maxItems']);

/** @param {unknown} schema @returns {unknown} it without what the client does not read */
function readPart(schema) {
  if (Array.isArray(schema)) return schema.map(readPart);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([name]) => !UNREAD.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, readPart(value)]));
}

/** @returns {Promise<Record<string, object>>} the table as browsers get it */
export async function apiTable() {
  const program = await buildProgram(SOURCE, { folders: ['contracts'], bundling: {} });
  const { operations } = await import(pathToFileURL(program).href);
  return Object.fromEntries(
    Object.entries(operations).map(([name, { method, path, response, counted, mayBeEmpty }]) => [
      name,
      { method, path, counted, mayBeEmpty, ...(method === 'GET' && { response: readPart(response) }) },
    ]),
  );
}

export default function apiTableLoader() {
  const done = this.async();
  this.addContextDependency(path.join(root, 'contracts/api'));
  apiTable().then((table) => done(null, `export const operations = ${JSON.stringify(table)};`), done);
}
