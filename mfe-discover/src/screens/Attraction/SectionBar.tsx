import { i18n } from '@guide/contracts/texts';
import type { PlaceContent } from './content/placeContent';
import styles from './SectionBar.module.css';

/** Links to the sections of a long page, which stay below the header on phones. */
export function SectionBar({ content }: { content: PlaceContent }) {
  const sections = [
    ['visitor-information', i18n.t('Visit')],
    ['about', i18n.t('About')],
    ['access', i18n.t('Access')],
    ['best-time', i18n.t('Best time')],
    ['nearby', i18n.t('Nearby')],
  ];
  if (content.ticketOptions) sections.unshift(['ticket-options', i18n.t('Tickets')]);
  return (
    <nav aria-label={i18n.t('Sections')} className={styles.bar} data-print="hide">
      {sections.map(([id, label]) => (
        <a key={id} href={`#${id}`} className={styles.link}>
          {label}
        </a>
      ))}
    </nav>
  );
}
