/** Paths that end in the id of a place. */
const PLACE = /^\/(attraction|pub|restaurant)\/(\d+)$/;

/**
 * The canonical path of a page: `//map/` is `/map`, `/attraction/05` is `/attraction/5`.
 * @param pathname begins with a slash, without query and fragment; not decoded
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
  const [, kind, id] = PLACE.exec(path) ?? [];
  return id === undefined ? path : `/${kind}/${id.replace(/^0+(?=\d)/, '')}`;
}
