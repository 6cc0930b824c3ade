import styles from './Marked.module.css';
import { matchedParts } from './matchedParts';

export const Marked = ({ text, query }: { text: string; query: string }) =>
  matchedParts(text, query).map((part, index) =>
    part.matched ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id.
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
