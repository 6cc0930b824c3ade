import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../rspack/common.mjs';

const SHIPPED = /^(contracts|ui|shell|mfe-[a-z]+)$/;

const shippedWorkspaces = () => [
  ...readdirSync(root).filter((name) => SHIPPED.test(name)),
  ...['services', 'cities'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  ),
];

/** Describes shipped packages in CycloneDX 1.6 (https://cyclonedx.org), from the lock file. @returns {string} JSON */
export const billOfMaterials = () =>
  execFileSync(
    path.join(root, 'node_modules/.bin/cyclonedx-npm'),
    [
      '--package-lock-only',
      '--flatten-components',
      '--output-reproducible',
      '--omit=dev',
      ...shippedWorkspaces().map((folder) => `--workspace=${folder}`),
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );

/** @returns {{ name: string, version: string, licences: string[] }[]} third-party packages that ship */
export function shippedComponents() {
  /** @type {{ components: { group?: string, name: string, version: string, licenses?: { expression?: string, license?: { id?: string, name?: string } }[] }[] }} */
  const { components } = JSON.parse(billOfMaterials());
  const rows = components
    .filter(({ group }) => group !== '@guide')
    .map(({ group, name, version, licenses = [] }) => ({
      name: group ? `${group}/${name}` : name,
      version,
      licences: licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? ''),
    }));
  return [...new Map(rows.map((row) => [`${row.name}@${row.version}`, row])).values()];
}
