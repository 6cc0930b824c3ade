import type { Pub } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import { distanceText, minutesOnFoot, minutesText } from '@guide/contracts/place';
import { Button, Select } from '@guide/ui';
import { ChevronDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { crawlDays } from '../../crawl/crawlDays';
import { crawlOrder } from '../../crawl/crawlOrder';
import { hoursOn } from '../../pub/days';
import styles from './Crawl.module.css';
import { CrawlStop } from './CrawlStop';

/**
 * The pubs that open on a day, in the order of the shortest walk through all of them, with the distances between them
 * as estimates: straight line × 1.3 at 4.8 km/h (as in D-30). Folded it says how many they are and how long it takes.
 * @param props.onPrint prints the crawl alone
 */
export function Crawl({ pubs, onPrint }: { pubs: readonly Pub[]; onPrint: () => void }) {
  const { site, track } = useHost();
  const days = crawlDays(useNow(), site);
  const [chosen, setChosen] = useState(days[0]!.value);
  // The choice lies in the past once its day is over.
  const day = days.find(({ value }) => value === chosen) ?? days[0]!;
  const stops = crawlOrder(pubs, (pub) => hoursOn(pub, day.value, site) !== null);
  const closed = pubs.filter((pub) => hoursOn(pub, day.value, site) === null);
  const metres = stops.reduce((sum, { metresToNext }) => sum + (metresToNext ?? 0), 0);
  const print = () => {
    track({ name: 'print', category: 'pubs', label: 'crawl order' });
    onPrint();
  };
  return (
    <details className={styles.crawl} data-crawl="">
      <summary className={styles.summary}>
        <h3>The shortest way round</h3>
        <span className={styles.length}>
          <b>{stops.length === 1 ? '1 pub' : `${stops.length} pubs`}</b>
          {stops.length > 1 && (
            <>
              {' · about '}
              <b>{distanceText(metres)}</b> · <b>{minutesText(minutesOnFoot(metres))}</b> on foot
            </>
          )}
        </span>
        <ChevronDown aria-hidden="true" data-print="hide" />
      </summary>
      <div className={styles.choices}>
        <Select label="Day of the crawl" options={days} value={day.value} onChange={setChosen} />
        <Button
          small
          variant="line"
          icon={<Printer aria-hidden="true" />}
          onClick={print}
          className={styles.print}
        >
          Print the crawl order
        </Button>
      </div>
      <p className={styles.day} data-print="only">
        {day.label.replace('Today, ', '')}
      </p>
      <p className={styles.note}>
        {closed.length > 0 && `Closed that day: ${closed.map(({ name }) => name).join(', ')}. `}
        Distances are estimates; start and stop where you like.
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
      <ol role="list" className={styles.stops}>
        {stops.map((stop, index) => (
          <CrawlStop
            key={stop.pub.id}
            stop={stop}
            number={index + 1}
            hours={hoursOn(stop.pub, day.value, site)}
            next={stops[index + 1]?.pub.name}
          />
        ))}
      </ol>
    </details>
  );
}
