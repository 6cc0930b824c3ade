import type { PlaceContent } from './content/placeContent';
import styles from './SectionBar.module.css';

/** Links to the sections of a long page, which stay below the header on phones. */
export function SectionBar({ content }: { content: PlaceContent }) {
  const sections = [
    ['visitor-information', 'Visit'],
    ['about', 'About'],
    ['access', 'Access'],
    ['best-time', 'Best time'],
    ['nearby', 'Nearby'],
  ];
  if (content.ticketOptions) sections.unshift(['ticket-options', 'Tickets']);
  return (
    <nav aria-label="Sections" className={styles.bar} data-print="hide">
      {sections.map(([id, label]) => (
        <a key={id} href={`#${id}`} className={styles.link}>
          {label}
        </a>
      ))}
    </nav>
  );
}
