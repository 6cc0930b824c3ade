import { MAX_SEARCH_LENGTH } from '@guide/contracts/site';
import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref, SubmitEvent } from 'react';
import { Button } from '../Button/Button';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Names the field: "Search London" */
  label: string;
  placeholder?: string;
  /** Initial text. */
  text?: string;
  /** Target without JavaScript, with `?query=`. */
  action: string;
  /** Gets the trimmed text, never empty (HOME-03, HOME-04). */
  onSearch: (text: string) => void;
  /** Further attributes of the field. */
  field?: ComponentProps<'input'>;
  /** Hidden fields, sent without JavaScript. */
  children?: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/** The search box with its red button: home hero, search, Page Not Found. */
export function SearchField({
  label,
  placeholder = label,
  text = '',
  action,
  onSearch,
  field,
  children,
  ref,
}: SearchFieldProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (entered) onSearch(entered);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form may itself be the landmark, one element less.
    <form ref={ref} role="search" className={styles.search} action={action} onSubmit={submit}>
      <Search aria-hidden="true" />
      <input
        key={text}
        className={styles.input}
        data-ring="outside"
        type="search"
        name="query"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={text}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        {...field}
      />
      {children}
      <Button variant="red" type="submit">
        Search
      </Button>
    </form>
  );
}
