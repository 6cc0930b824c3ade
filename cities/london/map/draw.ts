/** Writes `london.map.json` from the source data: `node --import tsx cities/london/map/draw.ts`. */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { composeMap } from './compose';

const json = `${JSON.stringify(composeMap())}\n`;
writeFileSync(new URL('london.map.json', import.meta.url), json);
console.log(`london.map.json: ${json.length} bytes, ${brotliCompressSync(json).length} with brotli`);
