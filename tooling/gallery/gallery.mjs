/**
 * `npm run gallery`: the design system's components in all their states, built and served on this machine.
 * `--shots` photographs every part at 390, 768 and 1280 px, by day and by night, into `.shots/gallery/` and ends.
 */
import path from 'node:path';
import { root } from '../rspack/common.mjs';
import { buildGallery } from './build.mjs';
import { serveGallery } from './serve.mjs';

const built = await buildGallery();
const { url, close } = await serveGallery(built, Number(process.env.PORT ?? 0));
if (process.argv.includes('--shots')) {
  const { photograph } = await import('./shots.mjs');
  const only = process.argv.find((argument) => argument.startsWith('--part='))?.slice('--part='.length);
  const files = await photograph(url, path.join(root, '.shots', 'gallery'), only);
  console.log(files.map((file) => path.relative(root, file)).join('\n'));
  await close();
} else {
  console.log(`The gallery is at ${url}`);
}
