import { type Static, Type } from 'typebox';
import { Category } from './listing';

/** Query of GET /api/map/features: a bounding box "west,south,east,north" in degrees, and a category. */
export const MapFeaturesQuery = Type.Object(
  {
    bbox: Type.Optional(Type.String({ pattern: '^-?\\d+(\\.\\d+)?(,-?\\d+(\\.\\d+)?){3}$', maxLength: 120 })),
    category: Type.Optional(Category),
  },
  { additionalProperties: false },
);
export type MapFeaturesQuery = Static<typeof MapFeaturesQuery>;

/** One place on the map: what a marker needs and no more. */
export const MapFeature = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  category: Category,
  area: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
});
export type MapFeature = Static<typeof MapFeature>;
