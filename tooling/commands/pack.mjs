/** `npm run modules -- pack [FOLDER]`: packs the packages for other repositories, by default into `.build/packed`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { integrityInLock } from '../build/package-integrity.mjs';
import { packagesFolder, packPackages } from '../build/packages.mjs';

const [argument] = process.argv.slice(2);
const folder = argument ? path.resolve(argument) : packagesFolder;
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tgz')) : [];
const before = new Map(names.map((name) => [name, integrityInLock(path.join(folder, name))]));
for (const file of Object.values(await packPackages(folder))) {
  const integrity = before.get(path.basename(file));
  const isChanged = integrity !== undefined && integrity !== integrityInLock(file);
  console.log(
    `${file}${isChanged ? ` has changed under the same version: install it again with npm install ${file}` : ''}`,
  );
}
