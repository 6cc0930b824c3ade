import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from './catalogue';
import { render } from './picture';

/**
 * The command that writes every picture of the catalogue to `cities/london/images/`, the same bytes every time. Other
 * files there (the map has stills of its own) are left alone.
 */
const folder = new URL('../images/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const picture of catalogue) {
  writeFileSync(new URL(`${picture.name}.svg`, folder), render(picture));
}
console.log(`${catalogue.length} pictures in ${fileURLToPath(folder)}`);
