import type { Area } from '@guide/contracts/api';
import { useHost, useNear } from '@guide/contracts/module';
import { CHIPS, nearestFirst } from '@guide/contracts/place';
import { ErrorPanel, MapStill, QuickChips } from '@guide/ui';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { usePlaces } from '../../api/usePlaces';
import { areaShape } from '../../places/areaShape';
import { boxQuery } from '../../places/box';
import type { Place } from '../../places/place';
import { MapStage } from '../../view/MapStage';
import { MapToggles } from '../../view/MapToggles';
import { useBringIntoView } from '../../view/useBringIntoView';
import { useSelection } from '../../view/useSelection';

import { CategoryToggles } from './CategoryToggles';
import styles from './CityPlaces.module.css';
import { InView } from './InView';
import { useCategories } from './useCategories';
import { useChips } from './useChips';
import type { ChosenArea } from './useChosenArea';

/** The start of this map (CONST-12). */
const ZOOM = 12;
const NONE: Place[] = [];

/** What the map shows: the places, and the box to request. */
interface InViewNow {
  ids: ReadonlySet<number>;
  bbox: string;
}

/** What the list has: what the map shows, and before there is a map the chosen area's places, or all. */
function listed(places: Place[], inView: InViewNow | null, area: ChosenArea['area']): Place[] {
  if (inView) return places.filter(({ id }) => inView.ids.has(id));
  return area ? places.filter((place) => place.area === area.name) : places;
}

/** The map with its filters, and the list of what is in view. */
export function CityPlaces({ areas, chosen }: { areas: Area[] | undefined; chosen: ChosenArea }) {
  const { site } = useHost();
  const [inView, setInView] = useState<InViewNow | null>(null);
  const { places: found, city } = usePlaces(inView?.bbox);
  const places = found ?? NONE;
  const { shown: ofCategories, categories, toggle } = useCategories(places);
  const quick = useChips(ofCategories, chosen.area?.name);
  const shown = quick.chosen;
  const [start, setStart] = useState<Place | null>(null);
  const selection = useSelection(shown, { id: chosen.placeId, visit: chosen.visit });
  const placeOfAddress = shown.find(({ id }) => id === chosen.placeId) ?? null;
  const frame = useRef<HTMLElement>(null);
  const bringIntoView = useBringIntoView(frame);
  const [drawn, setDrawn] = useState(false);
  const placeIdOfAddress = placeOfAddress?.id;
  // The map may be drawn before the places are known; a page that was gone back to stays where it was left.
  useEffect(() => {
    if (drawn && placeIdOfAddress !== undefined && scrollY === 0) bringIntoView();
  }, [drawn, placeIdOfAddress, bringIntoView]);
  const walking = useNear();
  const from = walking.on ? walking.from : null;
  const [photos, setPhotos] = useState(true);
  const shapes = useMemo(
    () => (areas ?? []).flatMap((area) => areaShape(area, places) ?? []),
    [areas, places],
  );
  const inList = listed(shown, inView, chosen.area);
  return (
    <div className={styles.places}>
      <QuickChips
        chips={CHIPS}
        chosen={quick.chips}
        counts={quick.counts}
        near={walking}
        pathOf={quick.pathOf}
        onToggle={quick.toggle}
        before={<CategoryToggles categories={categories} onToggle={toggle} />}
        after={<MapToggles photos={photos} onPhotos={setPhotos} walking={walking} />}
      />
      {city.isError && (
        <ErrorPanel
          title="The places could not be loaded"
          text="The map still works. Check your connection and try again."
          onRetry={() => void city.refetch()}
          retrying={city.isFetching}
        />
      )}
      <MapStage
        frame={frame}
        className={styles.map}
        label={`Map of ${site.product}`}
        zoom={ZOOM}
        places={shown}
        selection={selection}
        photos={photos}
        walking={walking}
        start={start}
        onStart={setStart}
        shapes={shapes}
        area={{ name: chosen.area?.name ?? null, place: placeOfAddress, visit: chosen.visit }}
        onReady={() => setDrawn(true)}
        onView={(ids, view) => startTransition(() => setInView({ ids, bbox: boxQuery(view) }))}
      />
      {!chosen.area && (
        <div className={styles.paper} data-print="only" aria-hidden="true">
          <MapStill alt="" sizes="700px" />
        </div>
      )}
      <InView
        known={found ? 'known' : city.isError ? 'failed' : 'loading'}
        places={from ? nearestFirst(inList, from, null).chosen : inList}
        from={from}
        onShow={(place) => {
          selection.select(place);
          bringIntoView();
        }}
      />
    </div>
  );
}
