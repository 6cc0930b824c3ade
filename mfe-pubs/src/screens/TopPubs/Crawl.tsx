import type { Pub } from '@guide/contracts/api';
import { useAddress, useHost, useNow, usePaths, useUrlState } from '@guide/contracts/module';
import { pubTexts, type Site } from '@guide/contracts/site';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { Button, HiddenFields, Select, ShareButton } from '@guide/ui';
import { ChevronDown, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { crawlDays } from '../../crawl/crawlDays';
import { crawlOrder, type Stop, totalMetres } from '../../crawl/crawlOrder';
import { eveningName, evenings } from '../../crawl/evenings';
import { hoursOn } from '../../pub/days';
import styles from './Crawl.module.css';
import { CrawlChoices, CrawlLength } from './CrawlChoices';
import { CrawlMap } from './CrawlMap';
import { CrawlStop } from './CrawlStop';
import { filtersQuery, pubsPath, readFilters } from './pubsFilters';

/** The crawl that is shown before a choice is at most this long. */
const MAX_FIRST_WALK_METRES = 3000;

const closedText = (closed: readonly Pub[]): string =>
  i18n.t('Closed that day: {pubs}.', { pubs: closed.map(({ name }) => name).join(listSeparator()) });

const allText = ({ kinds }: Site, count: number): string =>
  kinds?.pub
    ? i18n.t('All {count} {pubs}', { count, pubs: kinds.pub.many })
    : i18n.t('{count, plural, other {All {count} pubs}}', { count });

/** A crawl of one evening or of all pubs: the open pubs in the order of the shortest walk (D-30). */
export function Crawl({ pubs, onPrint }: { pubs: readonly Pub[]; onPrint: () => void }) {
  const host = useHost();
  const { site, track } = host;
  const to = usePaths();
  const address = useAddress();
  const [filters, go] = useUrlState(readFilters, (next) => pubsPath('', next));
  const parts = useMemo(() => evenings(crawlOrder(pubs, () => true)), [pubs]);
  const days = crawlDays(useNow(), site);
  const day = days.find(({ value }) => value === filters.day) ?? days[0]!;
  const isOpen = (pub: Pub) => hoursOn(pub, day.date, site) !== null;
  const choices = [...parts, pubs].map((crawlPubs, index) => ({
    crawl: parts[index] ? String(index + 1) : 'all',
    name: parts[index] ? eveningName(crawlPubs, site) : allText(site, pubs.length),
    pubs: crawlPubs,
    stops: crawlOrder(crawlPubs, isOpen),
  }));
  const chosen = choices.find(({ crawl }) => crawl === filters.crawl);
  const isShort = ({ stops }: { stops: Stop[] }) =>
    stops.length > 1 && totalMetres(stops) <= MAX_FIRST_WALK_METRES;
  const shown = chosen ?? choices.find(isShort) ?? choices.at(-1)!;
  const { stops } = shown;
  const closed = shown.pubs.filter((pub) => !isOpen(pub));
  const print = () => {
    track({ name: 'print', category: 'pubs', label: 'crawl order' });
    onPrint();
  };
  return (
    <>
      <CrawlChoices
        choices={choices}
        chosen={shown.crawl}
        pathOf={(crawl) => pubsPath(to.topPubs, { ...filters, crawl })}
        onChoose={(crawl) => go({ ...filters, crawl })}
      />
      <details className={styles.crawl} data-crawl="" open={chosen !== undefined}>
        <summary className={styles.summary}>
          <h3>{shown.crawl === 'all' ? i18n.t('The shortest way round') : shown.name}</h3>
          <span className={styles.length}>
            <CrawlLength stops={stops} />
          </span>
          <ChevronDown aria-hidden="true" data-print="hide" />
        </summary>
        <form action={address(`${to.topPubs}#pub-crawl`)} className={styles.choices}>
          <HiddenFields search={filtersQuery({ ...filters, crawl: shown.crawl })} without={['day']} />
          <Select
            label={i18n.t('Day of the crawl')}
            name="day"
            options={days}
            value={day.value}
            onChange={(value) =>
              go({ ...filters, crawl: shown.crawl, day: value === days[0]!.value ? null : value })
            }
          />
          <noscript>
            <Button small type="submit">
              {i18n.t('Show this day')}
            </Button>
          </noscript>
          {stops.length > 0 && (
            <ShareButton
              small
              title={i18n.t('{walk}: {name}', { walk: pubTexts(site).walkLink, name: shown.name })}
              path={to.placesOnMap(stops.map(({ pub }) => `p${pub.id}` as const))}
              host={host}
              label={i18n.t('Share the crawl')}
            />
          )}
          <Button
            small
            variant="line"
            icon={<Printer aria-hidden="true" />}
            onClick={print}
            className={styles.print}
          >
            {i18n.t('Print the crawl order')}
          </Button>
        </form>
        <p className={styles.day} data-print="only">
          {day.name}
        </p>
        <p className={styles.note}>
          {closed.length > 0 && `${closedText(closed)} `}
          {i18n.t('Distances are estimates; start and stop where you like.')}
        </p>
        <div className={styles.route}>
          <CrawlMap stops={stops} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
          <ol role="list">
            {stops.map((stop, index) => (
              <CrawlStop
                key={stop.pub.id}
                stop={stop}
                number={index + 1}
                hours={hoursOn(stop.pub, day.date, site)}
                next={stops[index + 1]?.pub.name}
              />
            ))}
          </ol>
        </div>
      </details>
    </>
  );
}
