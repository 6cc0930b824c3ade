import { EJSON } from 'bson';

/** A value in an error's sentence, as extended JSON. */
export const show = (value: unknown): string => EJSON.stringify(value, { relaxed: true });
