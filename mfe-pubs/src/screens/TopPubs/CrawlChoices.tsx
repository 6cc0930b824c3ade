import { Link } from '@guide/contracts/module';
import { isPlainClick } from '@guide/ui';
import type { Stop } from '../../crawl/crawlOrder';
import styles from './CrawlChoices.module.css';
import { CrawlLength } from './CrawlLength';

interface CrawlChoicesProps {
  /** The evenings and the whole round, each with its pubs that open on the day. */
  choices: readonly { crawl: string; name: string; stops: readonly Stop[] }[];
  chosen: string;
  pathOf(crawl: string): string;
  onChoose(crawl: string): void;
}

/** The crawls to choose from: links, so that they work before and without JavaScript. */
export function CrawlChoices({ choices, chosen, pathOf, onChoose }: CrawlChoicesProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
    <ul role="list" aria-label="Crawls to choose from" className={styles.choices} data-print="hide">
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
