import { useHost } from '@guide/contracts/module';
import { Nothing } from '../figures/Nothing';
import styles from './Shares.module.css';

const MAX_SHARES = 5;

interface Props {
  items: { name: string; count: number }[];
  /** Which of the chart colours. */
  tone: 2 | 3 | 4;
}

/** The first few of a ranking, each with a bar against the first; what is beyond them is "Other". */
export function Shares({ items, tone }: Props) {
  const { site } = useHost();
  const beyond = items.slice(MAX_SHARES).reduce((sum, { count }) => sum + count, 0);
  const shown = items.slice(0, MAX_SHARES);
  if (beyond > 0) shown.push({ name: 'Other', count: beyond });
  const most = Math.max(...shown.map(({ count }) => count));
  if (shown.length === 0) return <Nothing>Nothing counted in this period yet.</Nothing>;
  return (
    <ul>
      {shown.map(({ name, count }) => (
        <li key={name} className={styles.share}>
          <span className={styles.name}>{name}</span>
          <b className={styles.count}>{count.toLocaleString(site.locale)}</b>
          <svg className={styles.track} data-tone={tone} width="100%" height="8" aria-hidden="true">
            <rect width={`${(count / most) * 100}%`} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
