/** `npm run modules -- pack [FOLDER]`: packs the packages for other repositories, by default into `.build/packed`. */
import path from 'node:path';
import { packPackages } from '../build/packages.mjs';

const [folder] = process.argv.slice(2);
for (const file of Object.values(await packPackages(folder && path.resolve(folder)))) console.log(file);
