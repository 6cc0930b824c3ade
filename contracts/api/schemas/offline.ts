import { type Static, Type } from 'typebox';
import { Literals } from './helpers';

/** What a file of the guide's stored whole belongs to. */
const OfflinePart = Literals('app', 'places', 'pictures', 'map');
export type OfflinePart = Static<typeof OfflinePart>;

/**
 * Everything that a visitor's device needs to show the whole guide without a connection: the releases that the visitor
 * is pinned to and what is shown with them, each file by its hash.
 */
export const OfflineBundle = Type.Object({
  /** Follows from the files: another release or other data make another. */
  id: Type.String({ pattern: '^[0-9a-f]{20}$' }),
  files: Type.Array(
    Type.Object({
      url: Type.String({ maxLength: 2048 }),
      /** SHA-384 as in the `integrity` attribute. */
      integrity: Type.String({ pattern: '^sha384-' }),
      /** That it takes on the line, compressed. */
      bytes: Type.Integer({ minimum: 0 }),
      part: OfflinePart,
    }),
  ),
  /** Places in it. */
  counts: Type.Object({
    attractions: Type.Integer(),
    restaurants: Type.Integer(),
    pubs: Type.Integer(),
  }),
});
export type OfflineBundle = Static<typeof OfflineBundle>;
