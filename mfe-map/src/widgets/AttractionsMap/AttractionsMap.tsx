import { type OfferedWidgets, useHost, useStart, useStartingPoint } from '@guide/contracts/module';
import { walkText } from '@guide/contracts/place';
import { MAX_SEARCH_LENGTH, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Button, ErrorPanel, MapPanel, MapPlace, MapStill, Switch } from '@guide/ui';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAttractions } from '../../api/useAttractions';
import type { Place } from '../../places/place';
import { LAST_RANKED, rankOf } from '../../places/rank';
import { MAX_SHOWN, shownAttractions } from '../../places/shownAttractions';
import { MapStage } from '../../view/MapStage';
import { MapToggles } from '../../view/MapToggles';
import { useSelection } from '../../view/useSelection';
import styles from './AttractionsMap.module.css';

const ZOOM = 13;
const NONE: Place[] = [];

/** The map widget, which fetches its own data (WIDGET). @param props.top10Only - initial state of the toggle */
export function AttractionsMap(props: OfferedWidgets['map/AttractionsMap']) {
  const { site } = useHost();
  const query = useAttractions();
  const { data: all = NONE, isPending } = query;
  const [top10Only, setTop10Only] = useState(props.top10Only ?? false);
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState(true);
  const walking = useStartingPoint();
  const start = useStart();
  const from = walking.on ? walking.from : start;
  const { words } = site;
  const places = useMemo(
    () => shownAttractions(all, { top10Only, text, words }),
    [all, top10Only, text, words],
  );
  const ranked = useMemo(() => places.filter((place) => rankOf(place) !== null), [places]);
  const selection = useSelection(places);
  if (query.isError) {
    return (
      <ErrorPanel
        level={3}
        title={i18n.t('Failed to fetch attractions')}
        text={i18n.t('The rest of the guide still works. Check your connection and try again.')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const row = (place: Place) => (
    <MapPlace
      key={place.id}
      number={rankOf(place)}
      name={place.name}
      note={from ? walkText(from, place) : wordIn(site, place.area)}
      chosen={selection.place?.id === place.id}
      onPress={() => selection.select(place)}
    />
  );
  return (
    <MapPanel
      title={site.offers.ratings ? i18n.t('Top 10 Attractions') : i18n.t('Attractions')}
      head={
        <>
          {site.offers.ratings && (
            <Switch label={i18n.t('Top 10 Only')} on={top10Only} onChange={setTop10Only} />
          )}
          {!isPending && (
            <p className={styles.count} role="status">
              {i18n.t('{count, plural, other {Showing {count} attractions}}', { count: places.length })}
            </p>
          )}
        </>
      }
      expected={top10Only ? LAST_RANKED : MAX_SHOWN}
      places={isPending ? null : places.map(row)}
      bar={
        <>
          <div className={styles.field}>
            <Search aria-hidden="true" />
            <input
              className={styles.input}
              type="search"
              aria-label={i18n.t('Search attractions on the map')}
              placeholder={i18n.t('Name, area or tag')}
              value={text}
              maxLength={MAX_SEARCH_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <MapToggles photos={photos} onPhotos={setPhotos} walking={walking} />
        </>
      }
    >
      <MapStage
        className={styles.map}
        label={i18n.t('Map of attractions in {city}', { city: site.product })}
        zoom={ZOOM}
        places={places}
        selection={selection}
        photos={photos}
        walking={walking}
        fitOn={`${top10Only} ${text.trim().toLowerCase()}`}
        startWith={ranked}
        withCard
      >
        {all.length > 0 && places.length === 0 && (
          <div className={styles.overlay} role="status">
            <p className={styles.title}>{i18n.t('No attractions found')}</p>
            <p className={styles.text}>{i18n.t('Try searching for a different name, area, or tag.')}</p>
            <Button small onClick={() => setText('')}>
              {i18n.t('Clear Search')}
            </Button>
          </div>
        )}
      </MapStage>
      {site.mapStill && (
        <div className={styles.paper} data-print="only" aria-hidden="true">
          <MapStill alt="" sizes="700px" />
        </div>
      )}
    </MapPanel>
  );
}
