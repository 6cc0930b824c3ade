import { useHost, useNavigate, usePaths } from '@guide/contracts/module';
import { SearchField } from '@guide/ui';
import { type RefObject, useId, useRef } from 'react';
import { useSuggestions } from '../../../api/useSuggestions';
import styles from './SearchBox.module.css';
import { SuggestionList } from './SuggestionList';
import { useCombobox } from './useCombobox';
import { useSharedText } from './useSharedText';

interface SearchBoxProps {
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
  const listId = useId();
  const suggestions = useSuggestions(current ? text : '');
  useSharedText(form, text, onText);
  const choose = (place: number) => navigate(suggestions[place]!.to);
  const box = useCombobox(suggestions.length, choose);
  const optionId = (place: number) => `${listId}-${place}`;

  return (
    <div className={styles.box}>
      <SearchField
        ref={form}
        label={`Search ${site.product}`}
        placeholder="Search attractions, areas, pubs"
        action={to.search()}
        onSearch={(entered) => navigate(to.search(entered))}
        field={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': box.open,
          'aria-controls': box.open ? listId : undefined,
          'aria-activedescendant': box.active >= 0 ? optionId(box.active) : undefined,
          onChange: (event) => {
            onText(event.target.value);
            box.type();
          },
          onKeyDown: box.onKeyDown,
          onBlur: box.close,
        }}
      />
      {box.open && (
        <SuggestionList
          id={listId}
          optionId={optionId}
          suggestions={suggestions}
          active={box.active}
          onChoose={choose}
          below={form}
          overlay={overlay}
        />
      )}
    </div>
  );
}
