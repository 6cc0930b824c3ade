import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from './catalogue';
import { render } from './picture';
import { skyline } from './skyline';

/**
 * The command that writes every picture of the catalogue and the skyline to `cities/london/images/`, the same bytes every time. Other
 * files there (the map has stills of its own) are left alone.
 */
const folder = new URL('../images/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const picture of catalogue) {
  writeFileSync(new URL(`${picture.name}.svg`, folder), render(picture));
}
writeFileSync(new URL('skyline.svg', folder), skyline());
console.log(`${catalogue.length + 1} pictures in ${fileURLToPath(folder)}`);
