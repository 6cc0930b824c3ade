/** Widths of the guide's pictures. */
const IMAGE_WIDTHS_PX = [400, 800, 1200] as const;

const QUALITY_PERCENT = 80;
const MAIN_WIDTH_PX = 800;

const served = (url: string) => /^(https?:)?\//.test(url);

/** A URL of the image service (CONST-13, D-56). */
export function imageUrl(url: string, width: number): string {
  if (!served(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}auto=format&fit=crop&w=${width}&q=${QUALITY_PERCENT}`;
}

/** `src` and `srcSet` of an `img`. @param url a path or an external URL; `data:` and `blob:` are not changed */
export function imageSources(url: string, widths: readonly number[] = IMAGE_WIDTHS_PX) {
  return {
    src: imageUrl(url, MAIN_WIDTH_PX),
    srcSet: served(url) ? widths.map((width) => `${imageUrl(url, width)} ${width}w`).join(', ') : undefined,
  };
}
