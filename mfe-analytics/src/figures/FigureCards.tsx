import type { Period, TopPage } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { Eye } from 'lucide-react';
import { FigureCard } from './FigureCard';
import styles from './FigureCards.module.css';

/** ANA-07 to ANA-09: fixed values, marked as samples (D-18). */
const samples = ({ area }: Site['samples']) => [
  { title: 'Unique Visitors', value: '+573', change: '+7.2%' },
  { title: 'Most Popular Area', value: area, change: '+18.1%' },
  { title: 'Booking Interactions', value: '+189', change: '+4.5%' },
];

/** The four cards; the period changes their wording only (ANA-04 to ANA-09). */
export function FigureCards({ pages, period }: { pages: TopPage[]; period: Period }) {
  const { site } = useHost();
  const total = pages.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.cards}>
      <FigureCard
        title="Total Pageviews"
        value={total.toLocaleString(site.locale)}
        change="+12.5%"
        period={period}
        sample="change"
        mark={<Eye aria-hidden="true" />}
      />
      {samples(site.samples).map((sample) => (
        <FigureCard key={sample.title} {...sample} period={period} sample="card" />
      ))}
    </div>
  );
}
