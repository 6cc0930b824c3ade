import type { Pub } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { distanceText, minutesOnFoot, minutesText } from '@guide/contracts/place';
import { Button } from '@guide/ui';
import { Printer } from 'lucide-react';
import { crawlOrder } from '../../crawl/crawlOrder';
import styles from './CrawlOrder.module.css';
import { CrawlStop } from './CrawlStop';

/**
 * The pubs in the order of the shortest walk through all of them, with the distances between them as estimates:
 * straight line × 1.3 at 4.8 km/h (as in D-30). It is what the screen prints.
 */
export function CrawlOrder({ pubs }: { pubs: readonly Pub[] }) {
  const { track } = useHost();
  const stops = crawlOrder(pubs);
  const metres = stops.reduce((sum, { onward }) => sum + (onward ?? 0), 0);
  const printSheet = () => {
    track({ name: 'print', category: 'pubs', label: 'crawl order' });
    window.print();
  };
  return (
    <section className={styles.sheet} aria-labelledby="crawl-order">
      <header className={styles.head}>
        <div>
          <h3 id="crawl-order">The shortest way round all of them</h3>
          <p className={styles.sum}>
            {`In this order it is about ${distanceText(metres)} in all, ${minutesText(minutesOnFoot(metres))} of walking. `}
            Distances are estimates; start and stop where you like.
          </p>
        </div>
        <Button
          small
          variant="line"
          icon={<Printer aria-hidden="true" />}
          onClick={printSheet}
          className={styles.print}
          data-print="hide"
        >
          Print the crawl order
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
      <ol role="list" className={styles.stops}>
        {stops.map((stop, index) => (
          <CrawlStop key={stop.pub.id} stop={stop} place={index + 1} next={stops[index + 1]?.pub.name} />
        ))}
      </ol>
    </section>
  );
}
