import { Link, PlaceActions, useHost } from '@guide/contracts/module';
import { type Point, walkText } from '@guide/contracts/place';
import { Choice, HydrateLater, IconButton, NumberDisc, nearestText, Rating, RatingsNote } from '@guide/ui';
import { MapPinned } from 'lucide-react';
import { memo } from 'react';
import { CATEGORIES } from '../../places/categories';
import { pagePath } from '../../places/pagePath';
import type { Place } from '../../places/place';
import { placesText } from '../../places/placesText';
import { rankOf } from '../../places/rank';
import styles from './InView.module.css';

/** Rows shown on phones before "Show all" (`InView.module.css`). */
const FIRST_ROWS = 8;

interface InViewProps {
  places: Place[];
  state: 'loading' | 'failed' | 'ready';
  from: Point | null;
  /** Null for the visitor's position. */
  startName: string | null;
  /** Must not change between renderings, because each row would be rendered again. */
  onShow: (place: Place) => void;
}

/** The map's places as a list, for keyboards, screen readers and pages without a map. */
export function InView({ places, state, from, startName, onShow }: InViewProps) {
  return (
    <section className={styles.section} aria-labelledby="in-view">
      <header className={styles.head}>
        <h2 id="in-view" className={styles.title}>
          In view
        </h2>
        <p className={styles.count} role="status">
          {state === 'ready' &&
            `${placesText(places.length)} shown${from && startName ? nearestText({ startName }) : ''}`}
          {state === 'loading' && 'Loading places…'}
        </p>
      </header>
      <RatingsNote />
      {state === 'ready' && places.length === 0 && (
        <p className={styles.none}>No places here. Move the map or zoom out.</p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
      <ul role="list" className={styles.list}>
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} from={from} onShow={onShow} />
        ))}
      </ul>
      {places.length > FIRST_ROWS && (
        <Choice type="checkbox" className={styles.all}>
          {`Show all ${places.length}`}
        </Choice>
      )}
    </section>
  );
}

interface PlaceRowProps {
  place: Place;
  from: Point | null;
  onShow: (place: Place) => void;
}

const PlaceRow = memo((props: PlaceRowProps) => (
  <HydrateLater as="li" className={styles.row}>
    <PlaceContent {...props} />
  </HydrateLater>
));

function PlaceContent({ place, from, onShow }: PlaceRowProps) {
  const { site } = useHost();
  const rank = rankOf(place);
  const { Icon } = CATEGORIES[place.category];
  return (
    <>
      {rank === null ? (
        <span className={styles.sign} data-category={place.category}>
          <Icon aria-hidden="true" />
        </span>
      ) : (
        <NumberDisc number={rank} small />
      )}
      <div className={styles.content}>
        <Link to={pagePath(site, place)} className={styles.name}>
          {place.name}
        </Link>
        <p className={styles.facts}>
          {place.area}
          {site.offers.ratings && (
            <>
              {' · '}
              <Rating rating={place.rating} />
            </>
          )}
          {place.priceRange && ` · ${place.priceRange}`}
        </p>
        {from && <p className={styles.facts}>{walkText(from, place)}</p>}
      </div>
      <PlaceActions name={place.name} listingId={place.id} pubId={place.pubId} />
      <IconButton
        className={styles.show}
        label={`Show ${place.name} on the map`}
        icon={<MapPinned aria-hidden="true" />}
        onClick={() => onShow(place)}
      />
    </>
  );
}
