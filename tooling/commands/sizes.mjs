/** `npm run sizes`: what pages load, the frame's scripts and the largest pictures beside their limits; ends with 1 over one. */
import { frameBytes } from '../sizes/frame.mjs';
import { LIMITS, pageSizes, pagesOverLimit } from '../sizes/pages.mjs';
import { pictureSizes } from '../sizes/pictures.mjs';

const KB = 1024;
const FRAME = 25 * KB;
const PICTURE = 10 * KB;

const frame = await frameBytes();
console.log(`Header, footer, toasts and settings: ${frame} bytes of script, brotli; at most ${FRAME}`);

const pictures = pictureSizes();
console.log(`${pictures.length} pictures, each at most ${PICTURE} bytes, gzip; the largest:`);
for (const { name, bytes } of pictures.slice(0, 5)) console.log(`  ${bytes} ${name}`);

const pages = await pageSizes();
console.log('\nBytes of a page, brotli; at most:', LIMITS);
console.table(pages);
const over = pagesOverLimit(pages);
for (const line of over) console.error(line);

if (over.length > 0 || frame > FRAME || pictures[0].bytes > PICTURE) {
  console.error('Over a limit.');
  process.exitCode = 1;
}
