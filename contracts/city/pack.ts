import { Type } from 'typebox';
import { Area, Listing, Photo, Pub } from '../api/schemas';
import { AttractionContent, GenericTexts } from './attraction';
import { HomeTexts } from './home';
import { SiteFile } from './site';

/** The files of a pack and the schema each must satisfy. */
export const packFiles = {
  'site.json': SiteFile,
  'home.json': HomeTexts,
  'listings.json': Type.Array(Listing),
  'areas.json': Type.Array(Area),
  'pubs.json': Type.Array(Pub),
  'attractions.json': Type.Record(Type.String({ pattern: '^\\d+$' }), AttractionContent),
  'generic.json': GenericTexts,
  'photos.json': Type.Array(Photo),
} as const;
