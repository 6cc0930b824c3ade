import styles from './Marked.module.css';
import { matchedParts } from './matchedParts';

/** A text with the searched words marked in it. */
export const Marked = ({ text, searched }: { text: string; searched: string }) =>
  matchedParts(text, searched).map((part, index) =>
    part.matched ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id.
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
