import { type Static, Type } from 'typebox';
import { Line, StrictObject } from '../api/schemas/helpers';

const Url = Type.String({ pattern: '^https?://', maxLength: 500 });

const credit = {
  /** Unique in its list; `source.credit` of a place names it: "Wikivoyage". */
  name: Line,
  /** Authors as the licence wants them named: "Wikivoyage contributors". */
  by: Type.Optional(Line),
  licenceUrl: Type.Optional(Url),
  url: Type.Optional(Url),
};

/** A source of texts, and its licence, "CC BY-SA 4.0", which is shown beside them. */
const TextCredit = StrictObject({ ...credit, licence: Line });
const Credit = StrictObject({ ...credit, licence: Type.Optional(Line) });
export type Credit = Static<typeof Credit>;

const MAX_CREDITS = 100;
const Credits = Type.Array(Credit, { maxItems: MAX_CREDITS });

/** `credits.json`: whose texts, data and photos the guide shows. */
export const CreditsFile = StrictObject({
  /** Every page has them. */
  texts: Type.Array(TextCredit, { maxItems: 20 }),
  data: Credits,
  photos: Credits,
});
export type CreditsFile = Static<typeof CreditsFile>;
