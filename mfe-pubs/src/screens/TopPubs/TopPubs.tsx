import home from '@guide/city/home.json' with { type: 'json' };
import { useHost } from '@guide/contracts/module';
import { Container, HydrateLater, PageHead, RatingsNote, SectionHead, Tips } from '@guide/ui';
import { Beer, Clock, Route } from 'lucide-react';
import { usePubs } from '../../api/usePubs';
import { ChosenPubs } from './ChosenPubs';
import { Crawl } from './Crawl';
import styles from './TopPubs.module.css';
import { usePrintAlone } from './usePrintAlone';

const TIPS = [
  { title: 'Best Routes', icon: Route, text: home.pubCrawl.routes },
  { title: 'Best Times', icon: Clock, text: home.pubCrawl.times },
  { title: 'What to Try', icon: Beer, text: home.pubCrawl.toTry },
];

/** Prints the ten pubs on one page and an open crawl on another. */
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
            lead={
              <>
                {home.intros.topPubs} <RatingsNote />
              </>
            }
          />
          <ChosenPubs pubs={pubs} />
        </Container>
      </div>
      <Container section labelledBy="pub-crawl" className={styles.crawl}>
        <HydrateLater text data-print="hide">
          <SectionHead
            id="pub-crawl"
            title={`Planning Your ${site.product} Pub Crawl`}
            text="Three or four pubs on foot make an evening. Ten make a weekend."
          />
          <Tips tips={TIPS} />
        </HydrateLater>
        <HydrateLater>
          <Crawl pubs={pubs} onPrint={printCrawl} />
        </HydrateLater>
      </Container>
    </>
  );
}
