import styles from './Spinner.module.css';

/** The spinner without text, hidden from screen readers. */
export const SpinnerArc = () => (
  <svg className={styles.arc} viewBox="0 0 24 24" width="1.2em" height="1.2em" fill="none" aria-hidden="true">
    <circle className={styles.track} cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
);

export const Spinner = ({ label }: { label: string }) => (
  <div className={styles.spinner} role="status" data-loading>
    <SpinnerArc />
    <p>{label}</p>
  </div>
);
