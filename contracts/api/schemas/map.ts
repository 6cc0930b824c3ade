import { type Static, Type } from 'typebox';
import { TraitName } from './chips';
import { StrictObject } from './helpers';
import { Hours } from './hours';
import { Category, Id, PriceRange, Rating } from './listing';

/** Limit of GET /api/map/features without a box. */
export const MAX_FEATURES = 1000;

/** Query of GET /api/map/features: a bounding box "west,south,east,north" in degrees, and a category. */
export const MapFeaturesQuery = StrictObject({
  bbox: Type.Optional(Type.String({ pattern: '^-?\\d+(\\.\\d+)?(,-?\\d+(\\.\\d+)?){3}$', maxLength: 120 })),
  category: Type.Optional(Category),
});
export type MapFeaturesQuery = Static<typeof MapFeaturesQuery>;

/** One place on the map: the fields of a marker and its popup. */
export const MapFeature = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  category: Category,
  area: Type.String(),
  rating: Type.Optional(Rating),
  /** GEN-02; releases of the service before 2026-11 leave it out. */
  priceRange: Type.Optional(PriceRange),
  imageUrl: Type.String(),
  /** The pub page's own number. */
  pubId: Type.Optional(Id),
  hours: Type.Optional(Hours),
  /** What its facts say it suits; releases of the service before 2026-12 leave it out. */
  suits: Type.Optional(Type.Array(TraitName)),
  lat: Type.Number(),
  lng: Type.Number(),
});
export type MapFeature = Static<typeof MapFeature>;
