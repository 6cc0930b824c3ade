import { useHost } from '@guide/contracts/module';
import { Link, SmartImage } from '@guide/ui';
import { ChevronRight } from 'lucide-react';
import styles from './MenuLinks.module.css';
import type { MenuLink } from './menus';

export function MenuLinks({ links }: { links: MenuLink[] }) {
  const { settings } = useHost();
  return (
    <ul>
      {links.map(({ label, to, note, imageUrl, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {imageUrl && !settings.dataSaver && (
              <span className={styles.picture}>
                <SmartImage src={imageUrl} alt="" sizes="72px" widths={[96, 160]} />
              </span>
            )}
            {Icon && <Icon className={styles.icon} aria-hidden="true" />}
            <span className={styles.text}>
              <span className={styles.label}>{label}</span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <ChevronRight className={styles.onward} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
