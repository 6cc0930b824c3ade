import type { HomeTexts } from '@guide/contracts/city';
import { useHost } from '@guide/contracts/module';
import { topAttractions } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, HydrateLater, PageHead, RatingsNote, SectionHead, Tips } from '@guide/ui';
import { CalendarClock, Route, Ticket } from 'lucide-react';
import { useHome } from '../../api/useHome';
import { useTopAttractions } from '../../api/useTopAttractions';
import { MapSection } from '../../map/MapSection';
import { TopList } from './TopList';

const tipsOf = ({ bestTimes, gettingAround, bookAhead }: HomeTexts['planning']) => [
  { title: i18n.t('Best Times'), icon: CalendarClock, text: bestTimes },
  { title: i18n.t('Getting Around'), icon: Route, text: gettingAround },
  { title: i18n.t('Book Ahead'), icon: Ticket, text: bookAhead },
];

export function TopAttractions() {
  const { site } = useHost();
  const { data } = useTopAttractions();
  const home = useHome();
  return (
    <>
      <Container>
        <PageHead
          kicker={i18n.t('Where to begin')}
          title={topAttractions(site).title}
          lead={
            <>
              {home?.intros.topAttractions} <RatingsNote />
            </>
          }
        />
        <TopList />
      </Container>
      <div data-print="hide">
        {data && (
          <HydrateLater>
            <MapSection title={i18n.t('On the map')} places={data.onMap} />
          </HydrateLater>
        )}
        {home && (
          <HydrateLater text>
            <Container section labelledBy="planning">
              <SectionHead id="planning" title={i18n.t('Planning Your Visit')} />
              <Tips tips={tipsOf(home.planning)} />
            </Container>
          </HydrateLater>
        )}
      </div>
    </>
  );
}
