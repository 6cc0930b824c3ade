import { type Static, Type } from 'typebox';
import { Line, StrictObject } from './helpers';

const Percent = Type.Number({ minimum: 0, maximum: 100 });

/** The area that no crop may cut: left, top, right and bottom edge in percent of the picture. */
export const Subject = Type.Array(Percent, { minItems: 4, maxItems: 4 });

/** A picture and its credit (ENT-18); carousel pictures have no `attractionId`. */
export const Photo = StrictObject({
  id: Type.Integer({ minimum: 1 }),
  url: Line,
  altText: Line,
  attractionId: Type.Optional(Type.Integer({ minimum: 1 })),
  attribution: Line,
  photographerName: Line,
  photographerUrl: Line,
  /** "CC BY-SA 4.0" */
  licence: Type.Optional(Line),
  licenceUrl: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 500 })),
  isFeatured: Type.Boolean(),
  tags: Type.Array(Line),
  caption: Type.Optional(Line),
  subject: Type.Optional(Subject),
});
export type Photo = Static<typeof Photo>;
