import { useAutocomplete, useHost, useNavigate, usePaths } from '@guide/contracts/module';
import { SearchCombobox } from '@guide/ui';
import { type RefObject, useRef } from 'react';
import styles from './SearchBox.module.css';
import { useSharedText } from './useSharedText';

interface SearchBoxProps {
  /** The slides clip their content, and the suggestions are longer than a slide. */
  overlay: RefObject<HTMLElement | null>;
  /** Whether its slide is the one in view. */
  current: boolean;
  /** The text that the fields of all slides share. */
  text: string;
  onText: (text: string) => void;
}

/**
 * The hero's search: text leads to /search?query=, a suggestion to its page; blank text does nothing (HOME-03,
 * HOME-04). Without a script the form itself goes to /search.
 */
export function SearchBox({ overlay, current, text, onText }: SearchBoxProps) {
  const { site } = useHost();
  const to = usePaths();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const suggestions = useAutocomplete(current ? text : '');
  useSharedText(form, text, onText);
  return (
    <div className={styles.box}>
      <SearchCombobox
        label={`Search ${site.product}`}
        placeholder="Search attractions, areas, pubs"
        action={to.search()}
        onSearch={(entered) => navigate(to.search(entered))}
        suggestions={suggestions}
        onText={onText}
        onChoose={navigate}
        form={form}
        overlay={overlay}
      />
    </div>
  );
}
