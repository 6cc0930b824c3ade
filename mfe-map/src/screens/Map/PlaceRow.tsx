import { Link, useHost } from '@guide/contracts/module';
import { type Point, walkText } from '@guide/contracts/place';
import { IconButton, NumberDisc, Rating } from '@guide/ui';
import { MapPinned } from 'lucide-react';
import { pagePath } from '../../places/pagePath';
import type { Place } from '../../places/place';
import { rankOf } from '../../places/rank';
import { categoryIcon } from '../../view/categoryIcon';
import styles from './InView.module.css';

interface PlaceRowProps {
  place: Place;
  from: Point | null;
  /** Opens it on the map. */
  onShow: (place: Place) => void;
}

/** One line of the list: the number or sign of the marker, the page, and the way to the marker. */
export function PlaceRow({ place, from, onShow }: PlaceRowProps) {
  const { site } = useHost();
  const rank = rankOf(place);
  const Icon = categoryIcon[place.category];
  return (
    <li className={styles.row}>
      {rank === null ? (
        <span className={styles.sign} data-category={place.category}>
          <Icon aria-hidden="true" />
        </span>
      ) : (
        <NumberDisc number={rank} small />
      )}
      <div className={styles.words}>
        <Link to={pagePath(site, place)} className={styles.name}>
          {place.name}
        </Link>
        <p className={styles.facts}>
          {place.area} · <Rating rating={place.rating} />
          {place.priceRange && ` · ${place.priceRange}`}
        </p>
        {from && <p className={styles.facts}>{walkText(from, place)}</p>}
      </div>
      <IconButton
        className={styles.show}
        label={`Show ${place.name} on the map`}
        icon={<MapPinned aria-hidden="true" />}
        onClick={() => onShow(place)}
      />
    </li>
  );
}
