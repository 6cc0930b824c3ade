import { useHost } from '@guide/contracts/module';
import { classNames, Link, SmartImage } from '@guide/ui';
import { ChevronRight } from 'lucide-react';
import styles from './MenuLinks.module.css';
import type { MenuLink } from './menus';

interface MenuLinksProps {
  links: MenuLink[];
  /** Only the labels, in a menu that has not been open. */
  isPlain: boolean;
}

export const MenuLinks = ({ links, isPlain }: MenuLinksProps) => (
  <ul>
    {links.map((link) => (
      <li key={link.to}>
        <Link to={link.to} className={classNames(styles.link, isPlain && styles.plain)}>
          {isPlain ? link.label : <LinkContent {...link} />}
        </Link>
      </li>
    ))}
  </ul>
);

function LinkContent({ label, note, imageUrl, icon: Icon }: MenuLink) {
  const { settings } = useHost();
  return (
    <>
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
    </>
  );
}
