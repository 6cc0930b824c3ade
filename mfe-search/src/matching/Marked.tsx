import styles from './Marked.module.css';
import { matchedParts } from './matchedParts';

/** A text with the searched words marked in it. */
export const Marked = ({ text, searched }: { text: string; searched: string }) =>
  matchedParts(text, searched).map((part, place) =>
    part.matched ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name than their place.
      <mark key={place} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
