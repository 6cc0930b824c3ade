import { Image } from 'lucide-react';
import styles from './SmartImage.module.css';

/** Instead of a picture: the river's colours with the place's name, or an icon where there is no name (IMG-04). */
export function PictureFallback({ name, alt }: { name?: string; alt: string }) {
  const spoken = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span {...spoken} className={styles.fallback} data-picture="fallback">
      {name ? <span className={styles.name}>{name}</span> : <Image className={styles.icon} />}
    </span>
  );
}
