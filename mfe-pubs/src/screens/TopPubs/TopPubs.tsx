import { useHost } from '@guide/contracts/module';
import { pubTexts, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, HydrateLater, PageHead, RatingsNote, SectionHead, Tips } from '@guide/ui';
import { Beer, Clock, Route } from 'lucide-react';
import { useCityTexts } from '../../api/useCityTexts';
import { usePubs } from '../../api/usePubs';
import type { CityTexts } from '../../content/cityTexts';
import { ChosenPubs } from './ChosenPubs';
import { Crawl } from './Crawl';
import styles from './TopPubs.module.css';
import { usePrintAlone } from './usePrintAlone';

const tipsOf = ({ routes, times, toTry }: NonNullable<CityTexts['crawl']>) => [
  { title: i18n.t('Best Routes'), icon: Route, text: routes },
  { title: i18n.t('Best Times'), icon: Clock, text: times },
  { title: i18n.t('What to Try'), icon: Beer, text: toTry },
];

const planningTitle = (site: Site): string =>
  site.kinds?.pub
    ? i18n.t('Planning Your {city} {walk}', { city: site.product, walk: pubTexts(site).walkTitle })
    : i18n.t('Planning Your {city} Pub Crawl', { city: site.product });

/** Prints the ten pubs on one page and an open crawl on another. */
export function TopPubs() {
  const { site } = useHost();
  const texts = pubTexts(site);
  const pubs = usePubs();
  const { intro, crawl, part } = useCityTexts();
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
                <span {...part}>{intro}</span> <RatingsNote />
              </>
            }
          />
          <ChosenPubs pubs={pubs} />
        </Container>
      </div>
      <Container section labelledBy="pub-crawl" className={styles.crawl}>
        <HydrateLater text data-print="hide">
          <SectionHead id="pub-crawl" title={planningTitle(site)} text={texts.walkText} />
          {crawl && <Tips tips={tipsOf(crawl)} part={part} />}
        </HydrateLater>
        <HydrateLater>
          <Crawl pubs={pubs} onPrint={printCrawl} />
        </HydrateLater>
      </Container>
    </>
  );
}
