import path from 'node:path';
import { FileFault, type ReadFile, type ReadOptions } from '../entries';
import { decode, readBytes } from '../text';
import { readCsv } from './csv';
import { readJson } from './json';
import { isWikitext, readWikitext } from './wikivoyage';
import { kmlOf, readGpx, readKml } from './xml';

const ZIP = 'PK';

/**
 * Reads a file of any known format, which its contents tell.
 * @param shown - the file as the operator typed it
 * @throws {FileFault} with file and, if known, line
 */
export async function readFile(file: string, shown: string, options: ReadOptions): Promise<ReadFile> {
  const bytes = await readBytes(file, shown);
  if (bytes.subarray(0, 2).toString('latin1') === ZIP) {
    if (/\.(xlsx|ods|numbers)$/i.test(file))
      throw new FileFault(`${shown} is a spreadsheet. Save it as CSV (UTF-8).`);
    return readKml({ file: shown, text: kmlOf(bytes, shown) }, options);
  }
  const { text, notes } = decode(bytes, shown);
  try {
    const read = readText(path.extname(file).toLowerCase(), { file: shown, text }, options);
    return { ...read, notes: [...notes, ...read.notes] };
  } catch (error) {
    if (error instanceof RangeError)
      throw new FileFault(`${shown} has too many brackets or elements inside each other.`);
    throw error;
  }
}

function readText(extension: string, source: { file: string; text: string }, options: ReadOptions): ReadFile {
  const start = source.text.trimStart().slice(0, 2000);
  if (extension === '.csv' || extension === '.tsv') return readCsv(source, options);
  if (/^\{(?!\{)|^\[(?!\[)/.test(start)) return readJson(source, options);
  if (start.startsWith('<')) {
    if (/<kml[\s>]/.test(start)) return readKml(source, options);
    if (/<gpx[\s>]/.test(start)) return readGpx(source, options);
    if (/<!(DOCTYPE|ENTITY)/i.test(start)) return readKml(source, options);
    throw new FileFault(
      `${source.file} line 1 is neither KML nor GPX. Of OpenStreetMap, take Overpass JSON.`,
    );
  }
  if (isWikitext(source.text)) return readWikitext(source, options);
  if (/\.(wikitext|wiki|txt)$/.test(extension) && /^==[^=]/m.test(source.text))
    throw new FileFault(`${source.file} has no listings ({{see}}, {{do}}, {{eat}}, {{drink}}).`);
  return readCsv(source, options);
}
