import { classNames } from '../classNames';
import { PictureFallback } from './PictureFallback';
import styles from './SmartImage.module.css';

const TONES = 4;

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

/** The picture of a place that has none: its name on a ground whose tone follows from the name. */
export const DrawnPicture = ({ name = '', alt, className }: DrawnPictureProps) => (
  <span
    className={classNames(styles.frame, styles.drawn, styles[`tone${toneOf(name || alt)}`], className)}
    data-picture="drawn"
  >
    <PictureFallback name={name} alt={alt} initial={[...name][0]} />
  </span>
);
