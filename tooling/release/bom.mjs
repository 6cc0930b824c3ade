/** The bill of materials of a build: which packages of others it holds, in which version, under which licence. */
import { createHash } from 'node:crypto';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { closureOf, shippedPackages } from './shipped.mjs';

/**
 * A CycloneDX 1.6 document, https://cyclonedx.org. The same lock file gives the same bytes.
 * @param {Record<string, import('./shipped.mjs').LockedPackage>} packages of the lock file
 * @param {{ name: string, version: string }} product
 * @returns {string} JSON
 */
export function billOfMaterials(packages, product) {
  const root = new Models.Component(Enums.ComponentType.Application, product.name, {
    version: product.version,
    bomRef: `${product.name}@${product.version}`,
  });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  const components = new Map(shippedPackages(packages).map((one) => [one.place, component(one)]));
  for (const [place, one] of components) {
    for (const needed of closureOf(packages, [place], { depth: 1 })) {
      const other = components.get(needed);
      if (other && needed !== place) one.dependencies.add(other.bomRef);
    }
    bom.components.add(one);
    root.dependencies.add(one.bomRef);
  }
  // A hash of the content: a number of its own for each build would make equal builds differ.
  const hash = createHash('sha256').update(
    [...components.values()].map(({ bomRef }) => bomRef.value).join('\n'),
  );
  bom.serialNumber = uuidOf(hash.digest('hex'));
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/** @param {import('./shipped.mjs').ShippedPackage} shipped */
function component({ name, version, licence, integrity, place }) {
  const [group = '', short = ''] = name.startsWith('@') ? name.split('/') : ['', name];
  const at = group ? `%40${group.slice(1)}/${short}` : short;
  /** @type {[import('@cyclonedx/cyclonedx-library').Enums.HashAlgorithm, string][]} */
  const hashes = integrity?.startsWith('sha512-')
    ? [[Enums.HashAlgorithm['SHA-512'], Buffer.from(integrity.slice(7), 'base64').toString('hex')]]
    : [];
  return new Models.Component(Enums.ComponentType.Library, short, {
    group: group || undefined,
    version,
    // The same version may lie in two places.
    bomRef: `${name}@${version}|${place}`,
    purl: `pkg:npm/${at}@${version}`,
    licenses: new Models.LicenseRepository([
      / (OR|AND|WITH) /.test(licence)
        ? new Models.LicenseExpression(licence)
        : new Models.NamedLicense(licence),
    ]),
    hashes: new Models.HashDictionary(hashes),
  });
}

const uuidOf = (/** @type {string} */ hex) =>
  `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
