import type { Area } from '@guide/contracts/api';
import {
  useAddress,
  useHost,
  useNavigationType,
  usePaths,
  useStart,
  useStartingPoint,
  WhenContext,
} from '@guide/contracts/module';
import { chipsAt, nearestFirst, startLabel } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';
import { Chips, ErrorPanel, MapStill, StartingPointPanel, TextLink } from '@guide/ui';
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFound } from '../../api/useFound';
import { usePlaces } from '../../api/usePlaces';
import { areaShape } from '../../places/areaShape';
import { boxQuery } from '../../places/box';
import type { Place } from '../../places/place';
import { placesInList } from '../../places/placesInList';
import { MapStage } from '../../view/MapStage';
import { MapToggles } from '../../view/MapToggles';
import { useReducedMotion } from '../../view/useMedia';
import { useSelection } from '../../view/useSelection';
import { CategoryToggles, useCategories } from './CategoryToggles';
import styles from './CityPlaces.module.css';
import { InView } from './InView';
import { MapSearch } from './MapSearch';
import { useChips } from './useChips';
import type { ChosenArea } from './useChosenArea';
import { useSharedPlaces } from './useSharedPlaces';

const ZOOM = 12;
const NONE: Place[] = [];

interface MapView {
  ids: ReadonlySet<number>;
  bbox: string;
}

export function CityPlaces({ areas, chosen }: { areas: Area[] | undefined; chosen: ChosenArea }) {
  const { site } = useHost();
  const to = usePaths();
  const address = useAddress();
  const [inView, setInView] = useState<MapView | null>(null);
  const { places: loadedPlaces, city } = usePlaces(inView?.bbox);
  const chooseShared = useSharedPlaces();
  const found = useFound();
  const places = useMemo(() => {
    const loaded = loadedPlaces ?? NONE;
    if (chooseShared) return chooseShared(loaded);
    return loaded.filter(({ id }) => !found.ids || found.ids.has(id));
  }, [loadedPlaces, chooseShared, found.ids]);
  const { shown: inCategories, categories, toggle } = useCategories(places);
  const chips = useChips(inCategories, chosen.area?.name);
  const shown = chips.chosen;
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
  useFocusOnArea(frame, chosen);
  const urlPlaceId = urlPlace?.id;
  // Wait for the map and the place. After Back the page is scrolled and keeps its position.
  useEffect(() => {
    if (drawn && urlPlaceId !== undefined && scrollY === 0) bringIntoView();
  }, [drawn, urlPlaceId, bringIntoView]);
  const walking = useStartingPoint({ from: chips.from, within: null }, chips.startFrom);
  const start = useStart();
  // A place chosen on the map replaces the start in the URL.
  const chosenStart = walking.on && !walking.startName ? null : start;
  const from = chosenStart ?? (walking.on ? walking.from : null);
  const [photos, setPhotos] = useState(true);
  const shapes = useMemo(
    () => (areas ?? []).flatMap((area) => areaShape(area, loadedPlaces ?? NONE) ?? []),
    [areas, loadedPlaces],
  );
  const inList = placesInList(shown, inView?.ids ?? null, chosen.area?.name);
  return (
    <div className={styles.beside}>
      <div className={styles.places}>
        <MapSearch text={found.text} found={found.ids && places.length} />
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
        <StartingPointPanel near={walking} action={address(to.map())} query={chips.pathWithoutStart} />
        {city.isError && (
          <ErrorPanel
            title={i18n.t('The places could not be loaded')}
            text={i18n.t('The map still works. Check your connection and try again.')}
            onRetry={() => void city.refetch()}
            retrying={city.isFetching}
          />
        )}
        <WhenContext value={chips.when.value}>
          <MapStage
            frame={frame}
            className={styles.map}
            label={i18n.t('Map of {city}', { city: site.product })}
            zoom={ZOOM}
            places={shown}
            selection={selection}
            photos={photos}
            walking={walking}
            shapes={shapes}
            fitOn={found.ids ? [...found.ids].join() : undefined}
            startWith={chooseShared || found.ids ? places : undefined}
            area={{ name: chosen.area?.name ?? null, place: urlPlace, visit: chosen.visit }}
            onReady={() => setDrawn(true)}
            onView={(ids, view) => startTransition(() => setInView({ ids, bbox: boxQuery(view) }))}
          />
        </WhenContext>
        {site.mapStill && !chosen.area && (
          <div className={styles.paper} data-print="only" aria-hidden="true">
            <MapStill alt="" sizes="700px" />
          </div>
        )}
      </div>
      <InView
        state={loadedPlaces ? 'ready' : city.isError ? 'failed' : 'loading'}
        places={from ? nearestFirst(inList, from, null).chosen : inList}
        from={from}
        startName={chosenStart ? startLabel(chosenStart) : walking.startName}
        onShow={show}
      />
    </div>
  );
}

const SharedNote = ({ count }: { count: number }) => (
  <p role="status">
    {i18n.t('{count, plural, one {{count} place shared.} other {{count} places shared.}}', { count })}{' '}
    <TextLink to={usePaths().map()}>{i18n.t('Show all places')}</TextLink>
  </p>
);

/** After choosing an area on this page, the map is in view and has the focus (D-51). */
function useFocusOnArea(frame: RefObject<HTMLElement | null>, { name, visit }: ChosenArea) {
  const type = useNavigationType();
  const shown = useRef(visit);
  useEffect(() => {
    if (shown.current === visit) return;
    shown.current = visit;
    if (name === null || type === 'POP') return;
    frame.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    frame.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  }, [frame, name, visit, type]);
}
