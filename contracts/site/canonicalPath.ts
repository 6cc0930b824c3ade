const PLACE_PATH = /^\/(attraction|pub|restaurant)\/(\d+)$/;

/** The canonical path: `/map` for `//map/`, `/attraction/5` for `/attraction/05`. @param pathname - not decoded */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
  const [, kind, id] = PLACE_PATH.exec(path) ?? [];
  return id === undefined ? path : `/${kind}/${id.replace(/^0+(?=\d)/, '')}`;
}
