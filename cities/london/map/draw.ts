/** Writes `london.map.json` and `areas.json` from the source data: `node --import tsx cities/london/map/draw.ts`. */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { composeAreas, composeMap } from './compose';

const write = (file: string, text: string): void => writeFileSync(new URL(file, import.meta.url), text);

const json = `${JSON.stringify(composeMap())}\n`;
write('london.map.json', json);
write('areas.json', `${JSON.stringify(composeAreas())}\n`);
console.log(`london.map.json: ${json.length} bytes, ${brotliCompressSync(json).length} with brotli`);
