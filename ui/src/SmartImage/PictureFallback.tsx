import { Image } from 'lucide-react';
import styles from './SmartImage.module.css';

interface PictureFallbackProps {
  name?: string;
  alt: string;
  /** Shown instead of the name where that has no room; absent: the name, always. */
  initial?: string;
}

/** Shown instead of a picture: the place's name, or an icon (IMG-04). */
export function PictureFallback({ name, alt, initial }: PictureFallbackProps) {
  const attributes = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span {...attributes} className={styles.fallback} data-picture="fallback">
      {name ? (
        <span className={styles.name} data-initial={initial}>
          <span>{name}</span>
        </span>
      ) : (
        name === undefined && <Image className={styles.icon} />
      )}
    </span>
  );
}
