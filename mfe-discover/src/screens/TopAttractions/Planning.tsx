import home from '@guide/city/home.json';
import { Container, SectionHead } from '@guide/ui';
import { CalendarClock, Route, Ticket } from 'lucide-react';
import styles from './Planning.module.css';

const TIPS = [
  { title: 'Best Times', icon: CalendarClock, text: home.planning.bestTimes },
  { title: 'Getting Around', icon: Route, text: home.planning.gettingAround },
  { title: 'Book Ahead', icon: Ticket, text: home.planning.bookAhead },
];

/** Planning Your Visit (TOP-11). */
export const Planning = () => (
  <Container section labelledBy="planning">
    <SectionHead id="planning" title="Planning Your Visit" />
    <div className={styles.tips}>
      {TIPS.map(({ title, icon: Icon, text }) => (
        <div key={title}>
          <span className={styles.disc}>
            <Icon aria-hidden="true" />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </div>
  </Container>
);
