import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../classNames';
import { Link } from '../Link/Link';
import type { LinkProps } from '../Link/SiteContext';
import styles from './IconButton.module.css';

interface Look {
  label: string;
  icon: ReactNode;
  boxed?: boolean;
  /** Badge on the corner; `label` must include the number. */
  count?: number;
}

const Face = ({ icon, count }: Pick<Look, 'icon' | 'count'>) => (
  <>
    {icon}
    {count !== undefined && (
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    )}
  </>
);

export const IconButton = ({
  label,
  icon,
  boxed,
  count,
  className,
  ...button
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    {...button}
    aria-label={label}
    className={classNames(styles.iconButton, boxed && styles.boxed, className)}
  >
    <Face icon={icon} count={count} />
  </button>
);

export const IconLink = ({ label, icon, boxed, count, className, ...link }: Look & LinkProps) => (
  <Link
    {...link}
    aria-label={label}
    className={classNames(styles.iconButton, boxed && styles.boxed, className)}
  >
    <Face icon={icon} count={count} />
  </Link>
);
