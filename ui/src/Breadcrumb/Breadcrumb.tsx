import { i18n } from '@guide/contracts/texts';
import { ChevronRight } from 'lucide-react';
import { Link } from '../Link/Link';
import styles from './Breadcrumb.module.css';

/** Links from the home page to the current page, whose name is not a link. */
export const Breadcrumb = ({
  links,
  current,
}: {
  links: { to: string; label: string }[];
  current: string;
}) => (
  <nav aria-label={i18n.t('Breadcrumb')} data-print="hide">
    <ol className={styles.breadcrumb}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
          <ChevronRight aria-hidden="true" />
        </li>
      ))}
      <li aria-current="page">{current}</li>
    </ol>
  </nav>
);
