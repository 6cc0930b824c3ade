import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Nothing } from '../figures/Nothing';
import styles from './Shares.module.css';

const MAX_SHARES = 5;

interface Props {
  items: { name: string; count: number }[];
  color: 2 | 3 | 4;
}

export function Shares({ items, color }: Props) {
  const { site } = useHost();
  const rest = items.slice(MAX_SHARES).reduce((sum, { count }) => sum + count, 0);
  const shown = items.slice(0, MAX_SHARES);
  if (rest > 0) shown.push({ name: i18n.t('Other'), count: rest });
  const maximum = Math.max(...shown.map(({ count }) => count));
  if (shown.length === 0) return <Nothing>{i18n.t('No visits counted in this period yet.')}</Nothing>;
  return (
    <ul>
      {shown.map(({ name, count }) => (
        <li key={name} className={styles.share}>
          <span className={styles.name}>{name}</span>
          <b className={styles.count}>{count.toLocaleString(site.locale)}</b>
          <svg className={styles.track} width="100%" height="8" aria-hidden="true">
            <rect width={`${(count / maximum) * 100}%`} height="8" rx="4" fill={`var(--chart-${color})`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
