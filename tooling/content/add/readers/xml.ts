/** KML, KMZ and GPX. */
import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser, type Element as XmlElement } from '@xmldom/xmldom';
import { unzipSync } from 'fflate';
import { type Entry, FileFault, type ReadFile, type ReadOptions, type Source } from '../entries';
import { decode, lineAt } from '../text';
import { featureEntry } from './json';

/** A document takes about forty times its size in memory. */
const MAX_XML_LENGTH = 8 * 2 ** 20;
const MAX_ARCHIVE_FILES = 1000;

/**
 * The KML of a KMZ archive: `doc.kml`, or its first KML file.
 * @throws {FileFault} for an archive that unpacks to more than a file may have
 */
export function kmlOf(bytes: Buffer, file: string): string {
  let unpacked = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++count > MAX_ARCHIVE_FILES)
          throw new FileFault(`${file} has more than ${MAX_ARCHIVE_FILES} files.`);
        if (!/\.kml$/i.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > MAX_XML_LENGTH)
          throw new FileFault(`${file} unpacks to more than ${MAX_XML_LENGTH / 2 ** 20} MB of KML.`);
        return true;
      },
    });
    const names = Object.keys(files).sort();
    const name = names.find((each) => /(^|\/)doc\.kml$/i.test(each)) ?? names[0];
    if (!name) throw new FileFault(`${file} has no KML file in it.`);
    return decode(Buffer.from(files[name]!), `${file} (${name})`).text;
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault(`${file} is no intact KMZ archive.`);
  }
}

/** @throws {FileFault} for XML with a DOCTYPE, entities, or a fault */
function parseXml({ file, text }: Source) {
  if (text.length > MAX_XML_LENGTH)
    throw new FileFault(
      `${file} has more than ${MAX_XML_LENGTH / 2 ** 20} MB of XML. Cut it down to the city first.`,
    );
  const declaration = text.search(/<!(DOCTYPE|ENTITY)/i);
  if (declaration >= 0)
    throw new FileFault(`${file} line ${lineAt(text, declaration)} has a DOCTYPE or an entity. Remove it.`);
  let fault: FileFault | undefined;
  // The parser wraps what its handler throws.
  const stop = (_level: string, message: string, context: { locator?: { lineNumber?: number } }) => {
    const line = Math.max(1, context?.locator?.lineNumber ?? 1);
    const what = message.split('\n')[0]!.replace(/\.$/, '');
    fault ??= new FileFault(`${file} line ${line} is not well-formed XML: ${what}.`);
    throw fault;
  };
  try {
    return new DOMParser({ onError: stop, locator: true }).parseFromString(text, 'text/xml');
  } catch (error) {
    throw (
      fault ?? new FileFault(`${file} is not well-formed XML: ${(error as Error).message.split('\n')[0]}.`)
    );
  }
}

type XmlFeature = ReturnType<typeof kml>['features'][number];

const lineOf = (element: XmlElement | undefined) => `line ${element?.lineNumber ?? 1}`;

/** Reads Placemarks; the name of a folder or layer is a word for the kind. @throws {FileFault} */
export function readKml(source: Source, options: ReadOptions): ReadFile {
  const document = parseXml(source);
  const places = [...document.getElementsByTagName('Placemark')];
  const prefix = `kml/${options.source}`;
  const { features } = kml(document as unknown as Document, { skipNullGeometry: false });
  const entries = features.slice(0, places.length).map((feature, index) => {
    const place = places[index]!;
    const entry = ofFeature(feature, lineOf(place), prefix);
    const folder = folderOf(place);
    if (folder && !entry.kind) entry.kind = folder;
    return entry;
  });
  return { entries, notes: [], prefix };
}

function folderOf(place: XmlElement): string | undefined {
  const parent = place.parentNode as XmlElement | null;
  if (parent?.nodeName !== 'Folder') return undefined;
  const name = [...parent.childNodes].find(({ nodeName }) => nodeName === 'name');
  return name?.textContent?.trim() || undefined;
}

/** Reads waypoints; tracks and routes are left out. @throws {FileFault} */
export function readGpx(source: Source, options: ReadOptions): ReadFile {
  const document = parseXml(source);
  const elements = ['trk', 'rte', 'wpt'].flatMap((name) => [...document.getElementsByTagName(name)]);
  const prefix = `gpx/${options.source}`;
  const { features } = gpx(document as unknown as Document);
  const lines: Record<string, XmlElement[]> = { trk: [], rte: [], wpt: [] };
  for (const element of elements) lines[element.nodeName]?.push(element);
  const points = features.filter(({ geometry }) => geometry?.type === 'Point');
  const entries = points.map((feature, index) => {
    const entry = ofFeature(feature, lineOf(lines.wpt![index]), prefix);
    // Many devices write the kind of place as the name of a symbol.
    if (!entry.kind && entry.tags.sym) entry.kind = entry.tags.sym;
    return entry;
  });
  for (const track of [...lines.trk!, ...lines.rte!])
    entries.push({
      at: lineOf(track),
      name: track.getElementsByTagName('name')[0]?.textContent?.trim() ?? '',
      tags: {},
      doubts: [],
      leftOut: 'a track or route is not a place',
    });
  return { entries, notes: [], prefix };
}

function ofFeature(feature: XmlFeature, at: string, prefix: string): Entry {
  const properties: Record<string, unknown> = { ...feature.properties };
  for (const [key, value] of Object.entries(properties)) {
    const html = value as { '@type'?: string; value?: string } | null;
    if (html?.['@type'] === 'html') properties[key] = html.value;
  }
  const [link] = (properties.links as { href?: string }[] | undefined) ?? [];
  if (link?.href) properties.website ??= link.href;
  return featureEntry({ ...feature, properties }, at, prefix);
}
