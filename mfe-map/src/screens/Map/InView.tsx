import type { Point } from '@guide/contracts/place';
import { Button } from '@guide/ui';
import { useState } from 'react';
import type { Place } from '../../places/place';
import styles from './InView.module.css';
import { PlaceRow } from './PlaceRow';

/** A phone shows the first of them (`InView.module.css`). */
const FIRST_ROWS = 8;

interface InViewProps {
  /** What the map shows, in rank order; until it is there the chosen area's places, or every place. */
  places: Place[];
  /** Whether the places are known; until then no number is shown. */
  known: 'loading' | 'failed' | 'known';
  from: Point | null;
  onShow: (place: Place) => void;
}

/** The same places as on the map, as a list: for the keyboard, for screen readers, and where there is no map. */
export function InView({ places, known, from, onShow }: InViewProps) {
  const [all, setAll] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="in-view">
      <header className={styles.head}>
        <h2 id="in-view" className={styles.title}>
          In view
        </h2>
        <p className={styles.count} role="status">
          {known === 'known' && `${places.length} ${places.length === 1 ? 'place' : 'places'} shown`}
          {known === 'loading' && 'Loading places…'}
        </p>
      </header>
      {known === 'known' && places.length === 0 && (
        <p className={styles.none}>Nothing here. Move the map, or zoom out.</p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
      <ul role="list" className={styles.list} data-all={all || undefined}>
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} from={from} onShow={onShow} />
        ))}
      </ul>
      {places.length > FIRST_ROWS && !all && (
        <Button variant="line" full className={styles.all} onClick={() => setAll(true)}>
          {`Show all ${places.length}`}
        </Button>
      )}
    </section>
  );
}
