import { imageSources } from '@guide/ui';

/** The pictures of the slides are 1920 by 900; a phone shows them 400 px high. */
export const HERO_SIZES = '(max-width: 767px) 853px, 100vw';
export const HERO_WIDTHS = [800, 1200, 1600, 1920] as const;

/** What the document preloads: the same choice of files as the first slide's picture. */
export function firstPicture(url: string) {
  const { src, srcSet } = imageSources(url, HERO_WIDTHS);
  return { href: src, srcSet, sizes: HERO_SIZES };
}
