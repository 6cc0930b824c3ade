import home from '@guide/city/home.json' with { type: 'json' };
import { Container, SectionHead, Tips } from '@guide/ui';
import { CalendarClock, Route, Ticket } from 'lucide-react';

const TIPS = [
  { title: 'Best Times', icon: CalendarClock, text: home.planning.bestTimes },
  { title: 'Getting Around', icon: Route, text: home.planning.gettingAround },
  { title: 'Book Ahead', icon: Ticket, text: home.planning.bookAhead },
];

/** Planning Your Visit (TOP-11). */
export const Planning = () => (
  <Container section labelledBy="planning">
    <SectionHead id="planning" title="Planning Your Visit" />
    <Tips tips={TIPS} />
  </Container>
);
