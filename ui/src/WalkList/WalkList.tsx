import { Footprints } from 'lucide-react';
import { Link } from '../Link/Link';
import { OpeningState } from '../OpeningState/OpeningState';
import type { Opening } from '../OpeningState/opening';
import { SmartImage } from '../SmartImage/SmartImage';
import styles from './WalkList.module.css';

interface Stop {
  id: number;
  to: string;
  name: string;
  kind: string;
  imageUrl: string;
  minutes: number;
  opening: Opening;
}

/** Places that one can walk to, nearest first: how long it takes, and whether they are open then. */
export const WalkList = ({ places }: { places: readonly Stop[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
  <ol role="list" className={styles.places}>
    {places.map(({ id, to, name, kind, imageUrl, minutes, opening }) => (
      <li key={id} className={styles.place}>
        <div className={styles.picture}>
          <SmartImage src={imageUrl} alt="" name={name} sizes="(min-width: 1024px) 220px, 116px" />
        </div>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link to={to} className={styles.link}>
              {name}
            </Link>
          </h3>
          <p className={styles.way}>
            <Footprints aria-hidden="true" />
            {kind} · about {minutes} min on foot
          </p>
          <OpeningState opening={opening} />
        </div>
      </li>
    ))}
  </ol>
);
