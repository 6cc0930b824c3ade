import { useHost } from '@guide/contracts/module';
import { ErrorPanel } from '@guide/ui';
import { useMemo, useState } from 'react';
import { useAttractions } from '../../api/useAttractions';
import type { Place } from '../../places/place';
import { shownAttractions } from '../../places/shownAttractions';
import { MapStage } from '../../view/MapStage';
import { MapToggles } from '../../view/MapToggles';
import { useSelection } from '../../view/useSelection';
import { useWalking } from '../../view/useWalking';
import styles from './AttractionsMap.module.css';
import { NoMatch } from './NoMatch';
import { Ranking } from './Ranking';
import { SearchText } from './SearchText';

/** WIDGET-16. */
const ZOOM = 13;
const NONE: Place[] = [];

/** What the screen that mounts the widget hands to it through `host.Widget`. */
export interface AttractionsMapProps {
  /** Starts with the ranked attractions only (WIDGET-02); false. */
  top10Only?: boolean;
  /** Only these listings, instead of every attraction. */
  ids?: number[];
}

/** The attractions on a map, with their ranking (WIDGET); it brings its own data. */
export function AttractionsMap({ top10Only: ranked = false, ids }: AttractionsMapProps) {
  const { site } = useHost();
  const { data: all = NONE, isError, isFetching, refetch } = useAttractions();
  const [top10Only, setTop10Only] = useState(ranked);
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState(true);
  const walking = useWalking();
  const places = useMemo(
    () => shownAttractions(ids ? all.filter(({ id }) => ids.includes(id)) : all, { top10Only, text }),
    [all, ids, top10Only, text],
  );
  const selection = useSelection(places);
  if (isError) {
    return (
      <ErrorPanel
        level={3}
        title="Failed to fetch attractions"
        text="The rest of the guide still works. Check your connection and try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div className={styles.widget}>
      <Ranking
        places={places}
        top10Only={top10Only}
        onTop10Only={setTop10Only}
        selection={selection}
        from={walking.on ? walking.from : null}
      />
      <div className={styles.map}>
        <div className={styles.bar}>
          <SearchText text={text} onText={setText} />
          <MapToggles photos={photos} onPhotos={setPhotos} walking={walking} />
        </div>
        <MapStage
          className={styles.stage}
          label={`Map of attractions in ${site.product}`}
          zoom={ZOOM}
          places={places}
          selection={selection}
          photos={photos}
          walking={walking}
          fitOn={`${top10Only} ${text.trim().toLowerCase()}`}
          withCard
        >
          {all.length > 0 && places.length === 0 && <NoMatch onClear={() => setText('')} />}
        </MapStage>
      </div>
    </div>
  );
}
