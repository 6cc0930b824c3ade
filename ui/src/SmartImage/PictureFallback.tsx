import { Image } from 'lucide-react';
import styles from './SmartImage.module.css';

/** Shown instead of a picture: the place's name, or an icon (IMG-04). */
export function PictureFallback({ name, alt }: { name?: string; alt: string }) {
  const attributes = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span {...attributes} className={styles.fallback} data-picture="fallback">
      {name ? <span className={styles.name}>{name}</span> : <Image className={styles.icon} />}
    </span>
  );
}
