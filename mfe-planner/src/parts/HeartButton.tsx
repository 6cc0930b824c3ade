import { Heart } from 'lucide-react';
import type { Ref } from 'react';
import styles from './HeartButton.module.css';

interface HeartButtonProps {
  name: string;
  on: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

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
      <Heart aria-hidden="true" />
    </span>
    <span className="visually-hidden">Save {name}</span>
  </button>
);
