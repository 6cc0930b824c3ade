import { MAX_SEARCH_LENGTH } from '@guide/contracts/site';
import { Search } from 'lucide-react';
import styles from './SearchText.module.css';

interface SearchTextProps {
  text: string;
  onText: (text: string) => void;
}

/** Filters the markers by name, area or tag while it is written (WIDGET-10). */
export const SearchText = ({ text, onText }: SearchTextProps) => (
  <div className={styles.field}>
    <Search aria-hidden="true" />
    <input
      className={styles.input}
      type="search"
      aria-label="Search attractions on the map"
      placeholder="Name, area or tag"
      value={text}
      maxLength={MAX_SEARCH_LENGTH}
      autoComplete="off"
      enterKeyHint="search"
      onChange={(event) => onText(event.target.value)}
    />
  </div>
);
