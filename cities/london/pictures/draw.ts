import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from './catalogue';
import { render } from './picture';

/**
 * The command that writes every picture of the pack to `cities/london/images/`. Gives the same bytes every time;
 * what the catalogue no longer names disappears.
 */
const folder = new URL('../images/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const picture of catalogue) {
  writeFileSync(new URL(`${picture.name}.svg`, folder), render(picture));
}
console.log(`${catalogue.length} pictures in ${fileURLToPath(folder)}`);
