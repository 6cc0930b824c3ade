import { type Static, Type } from 'typebox';
import { TraitName } from './chips';
import { StrictObject } from './helpers';
import { Hours } from './hours';
import { languageField } from './language';
import { Category, Id, PriceRange, Rating } from './listing';

/** Maximum number of features in a response without a bounding box. */
export const MAX_FEATURES = 1000;

/** Query of GET /api/map/features; `bbox` is "west,south,east,north" in degrees. */
export const MapFeaturesQuery = StrictObject({
  bbox: Type.Optional(Type.String({ pattern: '^-?\\d+(\\.\\d+)?(,-?\\d+(\\.\\d+)?){3}$', maxLength: 120 })),
  category: Type.Optional(Category),
  ...languageField,
});
export type MapFeaturesQuery = Static<typeof MapFeaturesQuery>;

/** A place on the map: the fields of its marker and popup. */
export const MapFeature = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  category: Category,
  area: Type.String(),
  rating: Type.Optional(Rating),
  /** Absent in responses of services before 2026-11 (GEN-02). */
  priceRange: Type.Optional(PriceRange),
  imageUrl: Type.Optional(Type.String()),
  pubId: Type.Optional(Id),
  hours: Type.Optional(Hours),
  /** Traits of the place; absent in responses of services before 2026-12. */
  suits: Type.Optional(Type.Array(TraitName)),
  /** Absent only in responses of services that keep places without coordinates. */
  lat: Type.Optional(Type.Number()),
  lng: Type.Optional(Type.Number()),
});
export type MapFeature = Static<typeof MapFeature>;
