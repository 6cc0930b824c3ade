/**
 * Loader of a pack's `pubs.json`: adds the facts of each pub's listing (decision 0076). The pub screens render with no data call
 * (EXT-04), so their texts come with the module.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} source @this {import('@rspack/core').LoaderContext} */
export default function pubsWithFacts(source) {
  const read = (/** @type {string} */ name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  };
  const facts = read('facts.json') ?? {};
  const listingOf = new Map(
    read('listings.json').map((/** @type {{ id: number, pubId?: number }} */ { id, pubId }) => [pubId, id]),
  );
  return JSON.stringify(
    JSON.parse(source).map((/** @type {{ id: number }} */ pub) => {
      const known = facts[listingOf.get(pub.id)];
      return known ? { ...pub, facts: known } : pub;
    }),
  );
}
