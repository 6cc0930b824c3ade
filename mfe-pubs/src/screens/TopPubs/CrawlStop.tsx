import { useHost, usePaths } from '@guide/contracts/module';
import { distanceText, minutesOnFoot, minutesText } from '@guide/contracts/place';
import { NumberDisc, TextLink } from '@guide/ui';
import { Footprints } from 'lucide-react';
import type { Stop } from '../../crawl/crawlOrder';
import { openDays } from '../../pub/openDays';
import styles from './CrawlOrder.module.css';

/** From here on a walk is long enough to mention the other way, minutes. */
const LONG_WALK = 35;

/** A pub of the crawl and the walk to the next one. */
export function CrawlStop({ stop, place, next }: { stop: Stop; place: number; next?: string }) {
  const { transport } = useHost().site;
  const to = usePaths();
  const { pub, onward } = stop;
  const minutes = onward === null ? 0 : minutesOnFoot(onward);
  return (
    <li className={styles.stop}>
      <NumberDisc small number={place} />
      <div className={styles.words}>
        <p className={styles.name}>
          <TextLink to={to.pub(pub.id)}>{pub.name}</TextLink>
        </p>
        <p className={styles.place}>{`${pub.address}, ${pub.postcode} · ${openDays(pub)}`}</p>
        {onward !== null && (
          <p className={styles.walk}>
            <Footprints aria-hidden="true" />
            <span>
              {`about ${distanceText(onward)}, ${minutesText(minutes)} on foot to ${next}`}
              {minutes > LONG_WALK && `, or take the ${transport.word}`}
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
