import home from '@guide/city/home.json' with { type: 'json' };
import { useHost } from '@guide/contracts/module';
import { Container, HydrateLater, PageHead, RatingsNote, SectionHead, Tips } from '@guide/ui';
import { CalendarClock, Route, Ticket } from 'lucide-react';
import { useTopAttractions } from '../../api/useTopAttractions';
import { MapSection } from '../../map/MapSection';
import { TopList } from './TopList';

const TIPS = [
  { title: 'Best Times', icon: CalendarClock, text: home.planning.bestTimes },
  { title: 'Getting Around', icon: Route, text: home.planning.gettingAround },
  { title: 'Book Ahead', icon: Ticket, text: home.planning.bookAhead },
];

export function TopAttractions() {
  const { site } = useHost();
  const { data } = useTopAttractions();
  return (
    <>
      <Container>
        <PageHead
          kicker="Where to begin"
          title={`Top 10 ${site.product} Attractions`}
          lead={
            <>
              {home.intros.topAttractions} <RatingsNote />
            </>
          }
        />
        <TopList />
      </Container>
      <div data-print="hide">
        {data && (
          <HydrateLater>
            <MapSection title="On the map" places={data.onMap} />
          </HydrateLater>
        )}
        <HydrateLater text>
          <Container section labelledBy="planning">
            <SectionHead id="planning" title="Planning Your Visit" />
            <Tips tips={TIPS} />
          </Container>
        </HydrateLater>
      </div>
    </>
  );
}
