import { Type } from 'typebox';
import { Area, Facts, PackListing, PackPub, Photo, PlaceTexts, Synonym } from '../api/schemas';
import { Line } from '../api/schemas/helpers';
import { AttractionContent, GenericTexts } from './attraction';
import { CreditsFile } from './credits';
import { HomeTexts } from './home';
import { StartingPoints } from './points';
import { SiteFile } from './site';

export const packFiles = {
  'site.json': SiteFile,
  'home.json': HomeTexts,
  'listings.json': Type.Array(PackListing),
  'areas.json': Type.Array(Area),
  'pubs.json': Type.Array(PackPub),
  'attractions.json': Type.Record(Type.String({ pattern: '^\\d+$' }), AttractionContent),
  'generic.json': GenericTexts,
  'photos.json': Type.Array(Photo),
  'texts.json': Type.Record(Type.String({ pattern: '^[1-9]\\d*$' }), PlaceTexts, {
    additionalProperties: false,
  }),
  'facts.json': Type.Record(Type.String({ pattern: '^[1-9]\\d*$' }), Facts, { additionalProperties: false }),
  'synonyms.json': Type.Array(Synonym),
  'points.json': StartingPoints,
  'credits.json': CreditsFile,
} as const;

/** Contents of optional files that a pack leaves out. */
export const absentFiles: Partial<Record<keyof typeof packFiles, unknown>> = {
  'facts.json': {},
  'texts.json': {},
  'synonyms.json': [],
  'points.json': { credits: [], points: [] },
  'credits.json': { texts: [], data: [], photos: [] },
};

/** Files of a language that do not translate an English file. */
export const languageFiles = {
  /** Kinds, cuisines and durations by their English word. */
  'words.json': Type.Record(Type.String(), Line),
  /** What visitors write in this language, for suggestions. */
  'synonyms.json': Type.Array(Synonym),
} as const;
