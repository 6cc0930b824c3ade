/** `npm run ops -- licences`: the licence of every package that ships; fails when one has none. */
import { shippedComponents } from '../build/bom.mjs';

const rows = shippedComponents().map(({ name, version, licences }) => ({
  name,
  version,
  licence: licences.join(', ') || 'none',
}));
rows.sort((a, b) => a.licence.localeCompare(b.licence) || a.name.localeCompare(b.name));

for (const { name, version, licence } of rows) console.log(`${licence.padEnd(28)} ${name} ${version}`);
const without = rows.filter(({ licence }) => licence === 'none');
console.log(`${rows.length} packages, ${new Set(rows.map(({ licence }) => licence)).size} licences.`);
if (without.length > 0) {
  console.error(`Packages without a licence: ${without.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
