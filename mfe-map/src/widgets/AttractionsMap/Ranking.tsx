import { classNames, NumberDisc, Switch } from '@guide/ui';
import type { Place } from '../../places/place';
import { rankOf } from '../../places/rank';
import type { Point } from '../../places/walk';
import { walkText } from '../../places/walkText';
import type { Selection } from '../../view/useSelection';
import styles from './Ranking.module.css';

interface RankingProps {
  places: Place[];
  top10Only: boolean;
  onTop10Only: (on: boolean) => void;
  selection: Selection;
  from: Point | null;
}

/** The legend: how many attractions the map shows, and each by its number (WIDGET-02 to WIDGET-04). */
export function Ranking({ places, top10Only, onTop10Only, selection, from }: RankingProps) {
  return (
    <div>
      <div className={styles.head}>
        <Switch label="Top 10 Only" on={top10Only} onChange={onTop10Only} />
        <p className={styles.count} role="status">
          Showing {places.length} attractions
        </p>
      </div>
      <h3 className={styles.legend}>Top 10 Attractions</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
      <ol role="list" className={styles.list}>
        {places.map((place) => {
          const rank = rankOf(place);
          return (
            <li key={place.id} className={styles.row}>
              <button
                type="button"
                className={classNames(styles.place, selection.place?.id === place.id && styles.chosen)}
                aria-label={`Show ${place.name} on the map`}
                onClick={() => selection.select(place)}
              >
                {rank === null ? <span className={styles.dot} /> : <NumberDisc number={rank} small />}
                <span className={styles.name}>{place.name}</span>
                <span className={styles.note}>{from ? walkText(from, place) : place.rating.toFixed(1)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
