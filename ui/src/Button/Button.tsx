import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../classNames';
import { Link } from '../Link/Link';
import type { LinkProps } from '../Link/SiteContext';
import { SpinnerArc } from '../Spinner/Spinner';
import styles from './Button.module.css';

interface ButtonLook {
  /** ink: the main action; red: booking and the hero's search only; line: a second action; quiet: a third. */
  variant?: 'ink' | 'red' | 'line' | 'quiet';
  /** 44 px high instead of 48, for cards. */
  small?: boolean;
  /** As wide as its container. */
  full?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Disabled, with `workingLabel` and a spinner, at an unchanged width. */
  working?: boolean;
  workingLabel?: string;
}

const look = ({ variant = 'ink', small, full }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], small && styles.small, full && styles.full, className);

/** A button; one ink or red button per group. */
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

/** A link that looks like a button. */
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
