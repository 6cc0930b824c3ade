import type { Area } from '@guide/contracts/api';
import { useHost, useNear, usePaths, WhenContext } from '@guide/contracts/module';
import { chipsAt, nearestFirst } from '@guide/contracts/place';
import { Chips, ErrorPanel, MapStill, TextLink } from '@guide/ui';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePlaces } from '../../api/usePlaces';
import { areaShape } from '../../places/areaShape';
import { boxQuery } from '../../places/box';
import type { Place } from '../../places/place';
import { MapStage } from '../../view/MapStage';
import { MapToggles } from '../../view/MapToggles';
import { useReducedMotion } from '../../view/useMedia';
import { useSelection } from '../../view/useSelection';
import { CategoryToggles, useCategories } from './CategoryToggles';
import styles from './CityPlaces.module.css';
import { InView } from './InView';
import { useChips } from './useChips';
import type { ChosenArea } from './useChosenArea';
import { useSharedPlaces } from './useSharedPlaces';

const ZOOM = 12;
const NONE: Place[] = [];

interface MapView {
  ids: ReadonlySet<number>;
  bbox: string;
}

/** Places in the map's view; without a map, those of the chosen area or all. */
function placesInList(places: Place[], inView: MapView | null, area: ChosenArea['area']): Place[] {
  if (inView) return places.filter(({ id }) => inView.ids.has(id));
  return area ? places.filter((place) => place.area === area.name) : places;
}

export function CityPlaces({ areas, chosen }: { areas: Area[] | undefined; chosen: ChosenArea }) {
  const { site } = useHost();
  const [inView, setInView] = useState<MapView | null>(null);
  const { places: loadedPlaces, city } = usePlaces(inView?.bbox);
  const chooseShared = useSharedPlaces();
  const places = useMemo(
    () => (chooseShared && loadedPlaces ? chooseShared(loadedPlaces) : loadedPlaces) ?? NONE,
    [loadedPlaces, chooseShared],
  );
  const { shown: inCategories, categories, toggle } = useCategories(places);
  const chips = useChips(inCategories, chosen.area?.name);
  const shown = chips.chosen;
  const [start, setStart] = useState<Place | null>(null);
  const selection = useSelection(shown, { id: chosen.placeId, visit: chosen.visit });
  const urlPlace = shown.find(({ id }) => id === chosen.placeId) ?? null;
  const frame = useRef<HTMLElement>(null);
  const reducedMotion = useReducedMotion();
  const bringIntoView = useCallback(() => {
    frame.current?.scrollIntoView({ block: 'nearest', behavior: reducedMotion ? 'instant' : 'smooth' });
  }, [reducedMotion]);
  const { select } = selection;
  const show = useCallback(
    (place: Place) => {
      select(place);
      bringIntoView();
    },
    [select, bringIntoView],
  );
  const [drawn, setDrawn] = useState(false);
  const urlPlaceId = urlPlace?.id;
  // Wait for the map and the place. After Back the page is scrolled and keeps its position.
  useEffect(() => {
    if (drawn && urlPlaceId !== undefined && scrollY === 0) bringIntoView();
  }, [drawn, urlPlaceId, bringIntoView]);
  const walking = useNear();
  const from = walking.on ? walking.from : null;
  const [photos, setPhotos] = useState(true);
  const shapes = useMemo(
    () => (areas ?? []).flatMap((area) => areaShape(area, places) ?? []),
    [areas, places],
  );
  const inList = placesInList(shown, inView, chosen.area);
  return (
    <div className={styles.places}>
      <Chips
        chips={chipsAt(chips.when)}
        chosen={chips.chips}
        counts={chips.counts}
        near={walking}
        when={chips.when}
        pathOf={chips.pathOf}
        onToggle={chips.toggle}
        before={<CategoryToggles categories={categories} onToggle={toggle} />}
        after={<MapToggles photos={photos} onPhotos={setPhotos} walking={walking} />}
      />
      {chooseShared && loadedPlaces && <SharedNote count={places.length} />}
      {city.isError && (
        <ErrorPanel
          title="The places could not be loaded"
          text="The map still works. Check your connection and try again."
          onRetry={() => void city.refetch()}
          retrying={city.isFetching}
        />
      )}
      <WhenContext value={chips.when.value}>
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
          startWith={chooseShared ? places : undefined}
          area={{ name: chosen.area?.name ?? null, place: urlPlace, visit: chosen.visit }}
          onReady={() => setDrawn(true)}
          onView={(ids, view) => startTransition(() => setInView({ ids, bbox: boxQuery(view) }))}
        />
      </WhenContext>
      {!chosen.area && (
        <div className={styles.paper} data-print="only" aria-hidden="true">
          <MapStill alt="" sizes="700px" />
        </div>
      )}
      <InView
        state={loadedPlaces ? 'ready' : city.isError ? 'failed' : 'loading'}
        places={from ? nearestFirst(inList, from, null).chosen : inList}
        from={from}
        onShow={show}
      />
    </div>
  );
}

const SharedNote = ({ count }: { count: number }) => (
  <p role="status">
    {`${count} shared ${count === 1 ? 'place' : 'places'}. `}
    <TextLink to={usePaths().map()}>Show all places</TextLink>
  </p>
);
