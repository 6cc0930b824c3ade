import { Link, useHost } from '@guide/contracts/module';
import { distanceText, minutesOnFoot, minutesText } from '@guide/contracts/place';
import { pubTexts, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { isPlainClick, RichText } from '@guide/ui';
import { type Stop, totalMetres } from '../../crawl/crawlOrder';
import { pubsCount } from '../../pub/pubWords';
import styles from './CrawlChoices.module.css';

interface CrawlChoicesProps {
  /** The evenings and the crawl of all pubs, with the stops that are open on the chosen day. */
  choices: readonly { crawl: string; name: string; stops: readonly Stop[] }[];
  chosen: string;
  pathOf(crawl: string): string;
  onChoose(crawl: string): void;
}

const labelOf = (site: Site): string =>
  site.kinds?.pub ? i18n.t('{pub} walks', { pub: pubTexts(site).kicker }) : i18n.t('Pub crawls');

/** Links to the pub crawls, which work without JavaScript. */
export function CrawlChoices({ choices, chosen, pathOf, onChoose }: CrawlChoicesProps) {
  const { site } = useHost();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
    <ul role="list" aria-label={labelOf(site)} className={styles.choices} data-print="hide">
      {choices.map(({ crawl, name, stops }) => (
        <li key={crawl}>
          <Link
            to={`${pathOf(crawl)}#pub-crawl`}
            rel="nofollow"
            className={styles.choice}
            aria-current={crawl === chosen ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChoose(crawl);
            }}
          >
            <span className={styles.name}>{name}</span>
            <span>
              <CrawlLength stops={stops} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** "3 pubs · about 2.1 km · 27 min on foot" */
export function CrawlLength({ stops }: { stops: readonly Stop[] }) {
  const { site } = useHost();
  const metres = totalMetres(stops);
  const bold = [(content: string) => <b>{content}</b>];
  const distance = distanceText(metres);
  const duration = minutesText(minutesOnFoot(metres));
  return (
    <>
      <b>{pubsCount(site, stops.length)}</b>
      {stops.length > 1 && (
        <>
          {' · '}
          <RichText text={i18n.t('about <0>{distance}</0>', { distance })} elements={bold} />
          {' · '}
          <RichText text={i18n.t('<0>{duration}</0> on foot', { duration })} elements={bold} />
        </>
      )}
    </>
  );
}
