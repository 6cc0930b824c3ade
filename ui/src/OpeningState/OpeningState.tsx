import styles from './OpeningState.module.css';

interface OpeningStateProps {
  opening: {
    state: 'open' | 'lastEntrySoon' | 'noMoreEntry' | 'closed' | 'unknown';
    text: string;
  };
}

export const OpeningState = ({ opening }: OpeningStateProps) => (
  <span className={styles.opening} data-opening={opening.state}>
    {opening.text}
  </span>
);
