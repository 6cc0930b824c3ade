import { type Static, Type } from 'typebox';
import { Literals } from './helpers';
import { LanguageTag } from './language';

const OfflinePart = Literals('app', 'places', 'pictures', 'map');

/** All files of the offline guide, in the visitor's releases. */
export const OfflineBundle = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{20}$' }),
  /** Absent: English. */
  language: Type.Optional(LanguageTag),
  files: Type.Array(
    Type.Object({
      url: Type.String({ maxLength: 2048 }),
      /** SHA-384 as in the `integrity` attribute. */
      integrity: Type.String({ pattern: '^sha384-' }),
      /** Compressed size. */
      bytes: Type.Integer({ minimum: 0 }),
      part: OfflinePart,
    }),
  ),
  counts: Type.Object({
    attractions: Type.Integer(),
    restaurants: Type.Integer(),
    pubs: Type.Integer(),
  }),
});
export type OfflineBundle = Static<typeof OfflineBundle>;

/** The language of the guide; English without `lang`, or if the guide does not have it. */
export const OfflineBundleQuery = Type.Object({
  lang: Type.Optional(LanguageTag),
});
