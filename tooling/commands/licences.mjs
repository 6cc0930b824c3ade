/** `npm run ops -- licences`: lists the licence of every shipped package; fails if one has none. */
import { shippedComponents } from '../build/bom.mjs';

const rows = shippedComponents().map(({ name, version, licences }) => ({
  name,
  version,
  licence: licences.join(', ') || 'none',
}));
rows.sort((a, b) => a.licence.localeCompare(b.licence) || a.name.localeCompare(b.name));

for (const { name, version, licence } of rows) console.log(`${licence.padEnd(28)} ${name} ${version}`);
const unlicensed = rows.filter(({ licence }) => licence === 'none');
console.log(`${rows.length} packages, ${new Set(rows.map(({ licence }) => licence)).size} licences.`);
if (unlicensed.length > 0) {
  console.error(`Packages without a licence: ${unlicensed.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
