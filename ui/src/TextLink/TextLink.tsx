import { ArrowLeft, ArrowRight } from 'lucide-react';
import { classNames } from '../classNames';
import { Link } from '../Link/Link';
import type { LinkProps } from '../Link/SiteContext';
import styles from './TextLink.module.css';

interface TextLinkProps extends LinkProps {
  /** onward: arrow after the text; back: arrow before it. */
  arrow?: 'onward' | 'back';
}

/** A text link; with an arrow it is a 44 px target on its own line. */
export const TextLink = ({ arrow, children, className, ...link }: TextLinkProps) => (
  <Link {...link} className={classNames(styles.textLink, arrow && styles.alone, className)}>
    {arrow === 'back' && <ArrowLeft aria-hidden="true" />}
    <span className={styles.content}>{children}</span>
    {arrow === 'onward' && <ArrowRight aria-hidden="true" />}
  </Link>
);
