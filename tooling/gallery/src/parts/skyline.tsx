import { Skyline } from '@guide/ui';
import type { Part } from '../part';
import styles from './board.module.css';

export const skyline: Part = {
  name: 'Skyline',
  states: [
    {
      label: "Above the footer's ground",
      wide: true,
      show: (
        <div className={styles.bleed}>
          <Skyline />
          <div style={{ height: 60, background: 'var(--footer)' }} />
        </div>
      ),
    },
  ],
};
