import { classNames } from '../classNames';
import styles from './DrawnPicture.module.css';

const TONES = 6;

/** The same tone for the same name, on the server and in the browser. */
const toneOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1009, 7) % TONES;

interface DrawnPictureProps {
  /** Name of the place. */
  name?: string;
  /** Empty if text next to the picture says the same. */
  alt: string;
  className?: string;
}

/** The picture of a place that has none: its name on drawn hills, whose tone follows from the name. */
export function DrawnPicture({ name = '', alt, className }: DrawnPictureProps) {
  const attributes = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span
      {...attributes}
      className={classNames(styles.drawn, styles[`tone${toneOf(name || alt)}`], className)}
      data-picture="drawn"
    >
      <span className={styles.name} data-initial={[...name][0]}>
        <span className={styles.text}>{name}</span>
      </span>
    </span>
  );
}
