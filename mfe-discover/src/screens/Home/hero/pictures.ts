import { imageSources } from '@guide/ui';

/** The pictures of the slides are 2400 by 900, shown 400 px high below 1024 px and 620 px or higher from there on. */
export const HERO_SIZES = '(max-width: 1023px) 1067px, (max-width: 1652px) 1653px, 100vw';
export const HERO_WIDTHS = [800, 1200, 1600, 1920] as const;

/** What the document preloads: the same choice of files as the first slide's picture. */
export function firstPicture(url: string) {
  const { src, srcSet } = imageSources(url, HERO_WIDTHS);
  return { href: src, srcSet, sizes: HERO_SIZES };
}
