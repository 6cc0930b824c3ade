import home from '@guide/city/home.json' with { type: 'json' };
import { useHost } from '@guide/contracts/module';
import { Container, PageHead, SectionHead } from '@guide/ui';
import { usePubs } from '../../api/usePubs';
import { ChosenPubs } from './ChosenPubs';
import { Crawl } from './Crawl';
import { CrawlTips } from './CrawlTips';
import styles from './TopPubs.module.css';
import { usePrintAlone } from './usePrintAlone';

/**
 * The ten pubs, numbered, and how to plan a crawl (PUBS). Printed, the ten are one sheet; the crawl is another where it
 * is unfolded, and the only one by its own button.
 */
export function TopPubs() {
  const { site } = useHost();
  const pubs = usePubs();
  const [crawlAlone, printCrawl] = usePrintAlone();
  return (
    <>
      <div className={styles.list} data-print={crawlAlone ? 'hide' : undefined}>
        <Container>
          <PageHead
            kicker="Ten signs to look for"
            title={`Top 10 Historic ${site.product} Pubs`}
            lead={home.intros.topPubs}
          />
          <ChosenPubs pubs={pubs} />
        </Container>
      </div>
      <Container section labelledBy="pub-crawl" className={styles.crawl}>
        <div data-print="hide">
          <SectionHead
            id="pub-crawl"
            title={`Planning Your ${site.product} Pub Crawl`}
            text="Three or four pubs on foot make an evening. Ten make a weekend."
          />
          <CrawlTips />
        </div>
        <Crawl pubs={pubs} onPrint={printCrawl} />
      </Container>
    </>
  );
}
