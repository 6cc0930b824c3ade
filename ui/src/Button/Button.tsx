import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../classNames';
import { Link } from '../Link/Link';
import type { LinkProps } from '../Link/SiteContext';
import { SpinnerArc } from '../Spinner/Spinner';
import styles from './Button.module.css';

interface ButtonLook {
  /** ink: main action; red: booking and search; line: secondary; quiet: tertiary. */
  variant?: 'ink' | 'red' | 'line' | 'quiet';
  small?: boolean;
  full?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows `workingLabel` and a spinner, disabled and at unchanged width. */
  working?: boolean;
  workingLabel?: string;
}

const look = ({ variant = 'ink', small, full }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], small && styles.small, full && styles.full, className);

/** A button. A group has at most one ink or red button. */
export function Button({
  variant,
  small,
  full,
  icon,
  iconAfter,
  working = false,
  workingLabel,
  className,
  children,
  disabled,
  type = 'button',
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      disabled={disabled || working}
      data-working={working || undefined}
      className={look({ variant, small, full }, className)}
    >
      <span className={styles.face} data-hidden={working || undefined} aria-hidden={working || undefined}>
        {icon}
        {children}
        {iconAfter}
      </span>
      {workingLabel && (
        <span className={styles.face} data-hidden={!working || undefined} aria-hidden={!working || undefined}>
          <SpinnerArc />
          {workingLabel}
        </span>
      )}
    </button>
  );
}

export function ButtonLink({
  variant,
  small,
  full,
  icon,
  iconAfter,
  className,
  children,
  ...link
}: ButtonLook & LinkProps) {
  return (
    <Link {...link} className={look({ variant, small, full }, className)}>
      <span className={styles.face}>
        {icon}
        {children}
        {iconAfter}
      </span>
    </Link>
  );
}
