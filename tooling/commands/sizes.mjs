/** `npm run sizes`: bytes of pages, frame scripts and pictures; exits with 1 if one is over its limit. */
import { frameBytes } from '../sizes/frame.mjs';
import {
  LIMITS,
  MAX_FRAME_BYTES,
  MAX_PICTURE_BYTES,
  pageSizes,
  pagesOverLimit,
  UNTOUCHED_LIMITS,
} from '../sizes/pages.mjs';
import { pictureSizes } from '../sizes/pictures.mjs';

const frame = await frameBytes();
console.log(
  `Header, footer, toasts and settings: ${frame} bytes of script, brotli; at most ${MAX_FRAME_BYTES}`,
);

const pictures = pictureSizes();
console.log(`${pictures.length} pictures, each at most ${MAX_PICTURE_BYTES} bytes, gzip; the largest:`);
for (const { name, bytes } of pictures.slice(0, 5)) console.log(`  ${bytes} ${name}`);

const pages = await pageSizes();
console.log('\nBytes of a page, brotli; at most:', LIMITS, UNTOUCHED_LIMITS);
console.table(pages);
const over = pagesOverLimit(pages);
for (const line of over) console.error(line);

if (over.length > 0 || frame > MAX_FRAME_BYTES || pictures.some(({ bytes }) => bytes > MAX_PICTURE_BYTES)) {
  console.error('A page or picture is larger than its limit.');
  process.exitCode = 1;
}
