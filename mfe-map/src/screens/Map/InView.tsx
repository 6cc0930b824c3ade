import { Link, PlaceActions, useHost } from '@guide/contracts/module';
import { type Point, walkText } from '@guide/contracts/place';
import { wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import {
  Choice,
  classNames,
  HydrateLater,
  IconButton,
  NumberDisc,
  Rating,
  RatingsNote,
  useIsNear,
} from '@guide/ui';
import { MapPinned } from 'lucide-react';
import { memo, type RefObject, useRef } from 'react';
import { CATEGORY_ICONS } from '../../places/categories';
import { pagePath } from '../../places/pagePath';
import type { Place } from '../../places/place';
import { priceText, ratingText } from '../../places/placeTexts';
import { rankOf } from '../../places/rank';
import styles from './InView.module.css';

/** Rows shown on phones before "Show all" (`InView.module.css`). */
const FIRST_ROWS = 8;
/** Rows that begin complete: what large screens show before the list is scrolled. Others begin as a link and a line. */
const COMPLETE_ROWS = 24;

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
          {i18n.t('In view')}
        </h2>
        <p className={styles.count} role="status">
          {state === 'ready' && countText(places.length, from && startName)}
          {state === 'loading' && i18n.t('Loading places…')}
        </p>
      </header>
      <RatingsNote />
      {state === 'ready' && places.length === 0 && (
        <p className={styles.none}>{i18n.t('No places here. Move the map or zoom out.')}</p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
      <ul role="list" className={styles.list}>
        {places.map((place, index) => (
          <PlaceRow key={place.id} place={place} from={from} isFar={index >= COMPLETE_ROWS} onShow={onShow} />
        ))}
      </ul>
      {places.length > FIRST_ROWS && (
        <Choice type="checkbox" className={styles.all}>
          {i18n.t('Show all {count}', { count: places.length })}
        </Choice>
      )}
    </section>
  );
}

/** The number of places, and the order if walks have a start: "2 places shown, nearest to Euston station first". */
function countText(count: number, start: string | null): string {
  return start
    ? i18n.t(
        '{count, plural, one {{count} place shown, nearest to {start} first} other {{count} places shown, nearest to {start} first}}',
        { count, start },
      )
    : i18n.t('{count, plural, one {{count} place shown} other {{count} places shown}}', { count });
}

interface PlaceRowProps {
  place: Place;
  from: Point | null;
  isFar: boolean;
  onShow: (place: Place) => void;
}

const PlaceRow = memo(({ isFar, ...row }: PlaceRowProps) => (
  <HydrateLater as="li" className={styles.row}>
    {isFar ? <FarRow {...row} /> : <Row {...row} />}
  </HydrateLater>
));

type RowContent = Omit<PlaceRowProps, 'isFar'>;

/** Becomes complete when it is near; its link stays, and may have the focus. */
function FarRow(row: RowContent) {
  const texts = useRef<HTMLDivElement>(null);
  return <Row {...row} texts={texts} isComplete={useIsNear(texts)} />;
}

interface RowProps extends RowContent {
  isComplete?: boolean;
  texts?: RefObject<HTMLDivElement | null>;
}

function Row({ place, from, onShow, isComplete = true, texts }: RowProps) {
  const { site } = useHost();
  const { rating, priceRange } = place;
  const area = wordIn(site, place.area);
  const hasRatings = site.offers.ratings;
  const price = priceRange ? ` · ${priceText(priceRange)}` : '';
  return (
    <>
      {isComplete && <Sign place={place} />}
      <div ref={texts} className={classNames(styles.content, !isComplete && styles.far)}>
        <Link to={pagePath(site, place)} className={styles.name}>
          {place.name}
        </Link>
        <p className={styles.facts}>
          {isComplete ? (
            <>
              {hasRatings ? `${area} · ` : area}
              {hasRatings && <Rating rating={rating} />}
              {price}
            </>
          ) : (
            `${area}${hasRatings ? ` · ${i18n.t('Rated {rating}', { rating: ratingText(rating, site) })}` : ''}${price}`
          )}
        </p>
        {from && <p className={styles.facts}>{walkText(from, place)}</p>}
      </div>
      {isComplete && (
        <>
          <PlaceActions name={place.name} listingId={place.id} pubId={place.pubId} />
          <IconButton
            className={styles.show}
            label={i18n.t('Show {name} on the map', { name: place.name })}
            icon={<MapPinned aria-hidden="true" />}
            onClick={() => onShow(place)}
          />
        </>
      )}
    </>
  );
}

function Sign({ place }: { place: Place }) {
  const rank = rankOf(place);
  if (rank !== null) return <NumberDisc number={rank} small />;
  const Icon = CATEGORY_ICONS[place.category];
  return (
    <span className={styles.sign} data-category={place.category}>
      <Icon aria-hidden="true" />
    </span>
  );
}
