import { i18n } from '@guide/contracts/texts';
import type { Ref } from 'react';
import styles from './HeartButton.module.css';

interface HeartButtonProps {
  name: string;
  on: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The icon is inline: the icons' package is larger than the button, which is on every card. */
export const HeartButton = ({ name, on, onPress, ref }: HeartButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.heart}
    aria-pressed={on}
    data-print="hide"
    onClick={onPress}
  >
    <span className={styles.disc}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
      </svg>
    </span>
    <span className="visually-hidden">{i18n.t('Save {name}', { name })}</span>
  </button>
);
