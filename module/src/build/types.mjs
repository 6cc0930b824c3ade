/** The types that a module's release was built for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listsImports } from '@guide/contracts/release/imports';
import { usedOffer } from '@guide/contracts/release/offer';

/**
 * The file with the types of the contract that is installed for a module.
 * @param {string} folder the module's
 */
export const installedDeclarations = (folder) =>
  createRequire(path.join(folder, 'package.json')).resolve('@guide/contracts/module/declarations.json');

/**
 * The types of what a release uses, as the contract that it is built with has them; of every export where its scripts do
 * not list which it uses.
 * @param {string} file `declarations.json` of that contract
 * @param {{ exposes: object, claims?: { slots?: object } }} release
 * @param {string[]} scripts code of every script of the release
 * @returns {Record<string, string[]>} by name: the id of the type, then those of earlier ones that do as well
 */
export function typesBuiltFor(file, release, scripts) {
  /** @type {Record<string, { id: string, satisfiedBy: string[] }>} */
  const declarations = JSON.parse(readFileSync(file, 'utf8'));
  const offer = Object.keys(declarations);
  const exported = listsImports(scripts) ? [] : offer.filter((name) => !name.includes('.'));
  const used = new Set([...usedOffer(release, scripts, offer), ...exported]);
  return Object.fromEntries(
    Object.entries(declarations)
      .filter(([name]) => used.has(name))
      .map(([name, { id, satisfiedBy }]) => [name, [id, ...satisfiedBy]]),
  );
}
