import { classNames } from '../classNames';
import { Link } from '../Link/Link';
import type { LinkProps } from '../Link/SiteContext';
import styles from './Card.module.css';

interface CardTitleProps extends LinkProps {
  level?: 2 | 3;
  lead?: boolean;
}

/** The title of a card; its link covers the whole card. */
export function CardTitle({ level = 3, lead = false, className, children, ...link }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={classNames(styles.title, lead && styles.lead)}>
      <Link {...link} data-ring="outside" className={classNames(styles.cover, className)}>
        {children}
      </Link>
    </Heading>
  );
}
