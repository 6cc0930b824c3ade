/** What readers hand over: one entry for each thing that a file has. */
export type Tags = Record<string, string>;

export interface Entry {
  /** "line 4", or "entry 4" in a file of one line. */
  at: string;
  /** Id in its source, "osm/node/1"; absent if the source has none, and then made of the name. */
  id?: string;
  name: string;
  /** [longitude, latitude] in degrees, not checked yet. */
  point?: readonly [number, number];
  /** Keys as in OpenStreetMap. */
  tags: Tags;
  /** A description in words. */
  text?: string;
  /** The source's word for the kind of place: "eat", "museum". */
  kind?: string;
  /** Page of the entry in its source. */
  url?: string;
  /** Reasons to look at the entry. */
  doubts: string[];
  /** Why the entry cannot be taken. */
  leftOut?: string;
}

/** An entry of `credits.json`. */
export interface Credit {
  name: string;
  by: string;
  licence: string;
  licenceUrl?: string;
  url?: string;
}

export interface ReadFile {
  entries: Entry[];
  /** Sentences about the file as a whole. */
  notes: string[];
  credit?: Credit;
  /** Whether the credit is due for texts, or for data. */
  creditOf?: 'texts' | 'data';
  /** Prefix of ids that are made of names: "csv/pubs". */
  prefix: string;
}

/** A file that cannot be read at all. The message begins with the file. */
export class FileFault extends Error {}

/** Options of a call that readers need. */
export interface ReadOptions {
  /** Name of the source, for ids that are made of names. */
  source: string;
  /** Title of the Wikivoyage page. */
  page: string;
}

/** The file as shown, and its text. */
export interface Source {
  file: string;
  text: string;
}

export const OPENSTREETMAP: Credit = {
  name: 'OpenStreetMap',
  by: 'OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
  url: 'https://www.openstreetmap.org/copyright',
};

const OSM_ID = /^(node|way|relation)\/(\d+)$/;

/** @param id - "node/1" @returns id and page of the entry; null for other ids */
export const osmId = (id: unknown): { id: string; url: string } | null =>
  typeof id === 'string' && OSM_ID.test(id)
    ? { id: `osm/${id}`, url: `https://www.openstreetmap.org/${id}` }
    : null;

/** A value of a table by a word of a stranger, which may be the name of a property of all objects. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
