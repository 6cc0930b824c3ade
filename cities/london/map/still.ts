/** Draws the picture shown before the map is there, by day and by night, into `images/`: `node --import tsx cities/london/map/still.ts`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { decodeMap } from '@guide/contracts/city/map';
import { still } from './still/layers';
import { day, night } from './still/palettes';

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const features = decodeMap(read('london.map.json'));
const listings: { id: number; lat: number; lng: number }[] = read('../listings.json');
const markers = listings
  .filter(({ id }) => id <= 8)
  .map(({ id, lat, lng }) => ({ rank: id, at: [lng, lat] as [number, number] }));

const images = new URL('../images/', import.meta.url);
mkdirSync(images, { recursive: true });
for (const [name, palette] of Object.entries({ 'map-still': day, 'map-still-dark': night })) {
  const svg = still(features, markers, palette);
  writeFileSync(new URL(`${name}.svg`, images), svg);
  console.log(`${name}.svg: ${svg.length} bytes, ${gzipSync(svg, { level: 9 }).length} with gzip`);
}
