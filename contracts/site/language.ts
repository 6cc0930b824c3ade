import { ENGLISH } from './address';
import type { Site } from './site';

/** The language of a page: "de". */
export const languageOf = ({ language }: Pick<Site, 'language'>): string => language?.code ?? ENGLISH;
