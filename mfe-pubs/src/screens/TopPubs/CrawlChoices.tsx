import { Link, useHost } from '@guide/contracts/module';
import { distanceText, minutesOnFoot, minutesText } from '@guide/contracts/place';
import { pubKind, pubTexts } from '@guide/contracts/site';
import { isPlainClick } from '@guide/ui';
import { type Stop, totalMetres } from '../../crawl/crawlOrder';
import styles from './CrawlChoices.module.css';

interface CrawlChoicesProps {
  /** The evenings and the crawl of all pubs, with the stops that are open on the chosen day. */
  choices: readonly { crawl: string; name: string; stops: readonly Stop[] }[];
  chosen: string;
  pathOf(crawl: string): string;
  onChoose(crawl: string): void;
}

/** Links to the pub crawls, which work without JavaScript. */
export function CrawlChoices({ choices, chosen, pathOf, onChoose }: CrawlChoicesProps) {
  const { site } = useHost();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
    <ul role="list" aria-label={`${pubTexts(site).walkLink}s`} className={styles.choices} data-print="hide">
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
  const { one, many } = pubKind(useHost().site);
  const metres = totalMetres(stops);
  return (
    <>
      <b>{`${stops.length} ${stops.length === 1 ? one : many}`}</b>
      {stops.length > 1 && (
        <>
          {' · about '}
          <b>{distanceText(metres)}</b> · <b>{minutesText(minutesOnFoot(metres))}</b> on foot
        </>
      )}
    </>
  );
}
