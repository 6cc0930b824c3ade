import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, test } from '@jest/globals';
import { billOfMaterials } from '../release/bom.mjs';
import { readLock, shippedPackages } from '../release/shipped.mjs';

const packages = readLock();
const product = { name: 'visitor-guide', version: '1.0.0' };
const text = billOfMaterials(packages, product);
const { components, dependencies, serialNumber } = JSON.parse(text) as {
  components: { name: string; purl: string; hashes?: object[]; licenses: object[]; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
  serialNumber: string;
};

test("the bill of materials follows CycloneDX's own schema, and one that does not is found", async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(text)).toBeNull();
  expect(await validator.validate(text.replace('"type": "library"', '"type": "thing"'))).not.toBeNull();
});

test('it names every package that is shipped with its version, licence and the hash of the lock file', () => {
  const shipped = shippedPackages();
  expect(components).toHaveLength(shipped.length);
  expect(shipped.length).toBeGreaterThan(200);
  const purls = new Set(components.map(({ purl }) => purl));
  expect(purls).toContain('pkg:npm/%40fastify/static@10.1.11');
  for (const { hashes, licenses } of components) {
    expect(hashes).toHaveLength(1);
    expect(licenses).toHaveLength(1);
  }
});

test('it says what needs what, and is the same for the same lock file', () => {
  const fastify = dependencies.find(({ ref }) => ref.startsWith('fastify@'));
  expect(fastify?.dependsOn?.some((ref) => ref.startsWith('pino@'))).toBe(true);
  expect(billOfMaterials(packages, product)).toBe(text);
  const { [Object.keys(packages).find((place) => place === 'node_modules/zustand')!]: _, ...fewer } =
    packages;
  expect(JSON.parse(billOfMaterials(fewer, product)).serialNumber).not.toBe(serialNumber);
});
