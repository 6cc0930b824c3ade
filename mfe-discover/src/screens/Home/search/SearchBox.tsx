import { useHost, useNavigate, usePaths } from '@guide/contracts/module';
import { Button } from '@guide/ui';
import { Search } from 'lucide-react';
import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react';
import { useSuggestions } from '../../../api/useSuggestions';
import styles from './SearchBox.module.css';
import { SuggestionList } from './SuggestionList';
import { useCombobox } from './useCombobox';

/**
 * The hero's search: text leads to /search?query=, a suggestion to its page; blank text does nothing (HOME-03,
 * HOME-04). Without a script the form itself goes to /search.
 */
export function SearchBox({ overlay }: { overlay: RefObject<HTMLElement | null> }) {
  const { site } = useHost();
  const to = usePaths();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const suggestions = useSuggestions(text);
  const choose = (place: number) => navigate(to.attraction(suggestions[place]!.id));
  const box = useCombobox(suggestions.length, choose);
  const optionId = (place: number) => `${listId}-${place}`;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (entered) navigate(to.search(entered));
  };
  return (
    <search>
      <form ref={form} className={styles.form} action={to.search()} onSubmit={submit}>
        <Search aria-hidden="true" />
        <input
          className={styles.input}
          type="search"
          name="query"
          role="combobox"
          aria-label={`Search ${site.product}`}
          aria-autocomplete="list"
          aria-expanded={box.open}
          aria-controls={box.open ? listId : undefined}
          aria-activedescendant={box.active >= 0 ? optionId(box.active) : undefined}
          placeholder="Search attractions, areas, pubs"
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => {
            setText(event.target.value);
            box.type();
          }}
          onKeyDown={box.onKeyDown}
          onBlur={box.close}
        />
        <Button variant="red" type="submit">
          Search
        </Button>
      </form>
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
    </search>
  );
}
