import { useHost } from '@guide/contracts/module';
import { useEffect } from 'react';
import type { CityMap } from '../map/createMap';

/**
 * Public tiles, unless the visitor saves data and has not asked for them.
 * @returns whether they are there for the asking
 */
export function useTiles(map: CityMap, asked: boolean): boolean {
  const { site, settings } = useHost();
  const wanted = !settings.dataSaver || asked;
  useEffect(() => map.wantTiles(wanted), [map, wanted]);
  return site.tiles.url !== '' && !wanted;
}
