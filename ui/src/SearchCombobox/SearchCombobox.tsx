import type { SuggestionEntry } from '@guide/contracts/site';
import { type RefObject, useId, useRef } from 'react';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField';
import styles from './SearchCombobox.module.css';
import { SuggestionList } from './SuggestionList';
import { useCombobox } from './useCombobox';

interface SearchComboboxProps extends Omit<SearchFieldProps, 'field' | 'ref'> {
  suggestions: readonly SuggestionEntry[];
  onText: (text: string) => void;
  /** Receives the path of the chosen suggestion. */
  onChoose: (path: string) => void;
  form: RefObject<HTMLFormElement | null>;
  overlay?: RefObject<HTMLElement | null>;
}

/** Search field with suggestions; without JavaScript, only the search field. */
export function SearchCombobox({
  suggestions,
  onText,
  onChoose,
  onSearch,
  form,
  overlay,
  ...search
}: SearchComboboxProps) {
  const container = useRef<HTMLDivElement>(null);
  const listId = useId();
  const choose = (index: number) => onChoose(suggestions[index]!.to);
  const box = useCombobox(suggestions.length, choose);
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div ref={container} className={styles.ground}>
      <SearchField
        {...search}
        ref={form}
        onSearch={(text) => {
          box.close();
          onSearch(text);
        }}
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
          // An empty field has suggestions, too.
          onClick: ({ currentTarget }) => currentTarget.value.trim() === '' && box.type(),
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
          overlay={overlay ?? container}
        />
      )}
    </div>
  );
}
