const IMAGE_WIDTHS_PX = [400, 800, 1200] as const;

const QUALITY_PERCENT = 80;
const MAIN_WIDTH_PX = 800;

const isResizable = (url: string) => /^(https?:)?\//.test(url);

/** URL of a resized picture (CONST-13, D-56). @param width - width in pixels */
export function imageUrl(url: string, width: number): string {
  if (!isResizable(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}auto=format&fit=crop&w=${width}&q=${QUALITY_PERCENT}`;
}

/**
 * `src` and `srcSet` of an `img`; no `srcSet` if `src` has the only width.
 * @param url - path or external URL; `data:` and `blob:` URLs are returned unchanged
 */
export function imageSources(url: string, widths: readonly number[] = IMAGE_WIDTHS_PX) {
  const hasOthers = isResizable(url) && widths.some((width) => width !== MAIN_WIDTH_PX);
  return {
    src: imageUrl(url, MAIN_WIDTH_PX),
    srcSet: hasOthers ? widths.map((width) => `${imageUrl(url, width)} ${width}w`).join(', ') : undefined,
  };
}
