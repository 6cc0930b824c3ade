import home from '@guide/city/home.json' with { type: 'json' };
import type { HomeTexts } from '@guide/contracts/city';
import { useHost } from '@guide/contracts/module';
import { pubTexts } from '@guide/contracts/site';
import { Container, HydrateLater, PageHead, RatingsNote, SectionHead, Tips } from '@guide/ui';
import { Beer, Clock, Route } from 'lucide-react';
import { usePubs } from '../../api/usePubs';
import { ChosenPubs } from './ChosenPubs';
import { Crawl } from './Crawl';
import styles from './TopPubs.module.css';
import { usePrintAlone } from './usePrintAlone';

const { pubCrawl }: HomeTexts = home;
const TIPS = pubCrawl && [
  { title: 'Best Routes', icon: Route, text: pubCrawl.routes },
  { title: 'Best Times', icon: Clock, text: pubCrawl.times },
  { title: 'What to Try', icon: Beer, text: pubCrawl.toTry },
];

/** Prints the ten pubs on one page and an open crawl on another. */
export function TopPubs() {
  const { site } = useHost();
  const texts = pubTexts(site);
  const pubs = usePubs();
  const [crawlAlone, printCrawl] = usePrintAlone();
  return (
    <>
      <div className={styles.list} data-print={crawlAlone ? 'hide' : undefined}>
        <Container>
          <PageHead
            kicker={texts.listKicker}
            title={texts.heading}
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
            title={`Planning Your ${site.product} ${texts.walkTitle}`}
            text={texts.walkText}
          />
          {TIPS && <Tips tips={TIPS} />}
        </HydrateLater>
        <HydrateLater>
          <Crawl pubs={pubs} onPrint={printCrawl} />
        </HydrateLater>
      </Container>
    </>
  );
}
