import { i18n } from '@guide/contracts/texts';
import { classNames } from '../classNames';
import { Link } from '../Link/Link';
import { NumberDisc } from '../NumberDisc/NumberDisc';
import styles from './MapPanel.module.css';

type MapPlaceProps = {
  /** Number on the map; null for a marker without one. */
  number: number | null;
  name: string;
  note: string;
} & ({ to: string } | { chosen: boolean; onPress: () => void });

/** A row of a map's list: a link to the place's page, or a button that shows it on the map. */
export function MapPlace({ number, name, note, ...action }: MapPlaceProps) {
  const content = (
    <>
      {number === null ? <span className={styles.dot} /> : <NumberDisc number={number} small />}
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
    </>
  );
  return (
    <li className={styles.row}>
      {'to' in action ? (
        <Link to={action.to} className={styles.place}>
          {content}
        </Link>
      ) : (
        <button
          type="button"
          className={classNames(styles.place, action.chosen && styles.chosen)}
          onClick={action.onPress}
        >
          {content}
          <span className="visually-hidden">{`, ${i18n.t('show on the map')}`}</span>
        </button>
      )}
    </li>
  );
}
