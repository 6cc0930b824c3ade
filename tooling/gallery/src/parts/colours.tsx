import type { Part } from '../part';
import styles from './board.module.css';

const swatch = (token: string) => ({
  label: token.slice(2),
  show: <div className={styles.swatch} style={{ background: `var(${token})` }} />,
});

export const colours: Part = {
  name: 'Colours',
  states: [
    '--paper',
    '--paper-2',
    '--card',
    '--ink',
    '--ink-soft',
    '--line',
    '--line-strong',
    '--control',
    '--red',
    '--red-text',
    '--red-ground',
    '--gold',
    '--gold-text',
    '--gold-ground',
    '--green',
    '--green-ground',
    '--park',
    '--river',
    '--action',
    '--footer',
    '--chart-1',
    '--chart-2',
    '--chart-3',
    '--chart-4',
    '--chart-5',
  ].map(swatch),
};
