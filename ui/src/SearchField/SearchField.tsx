import { MAX_SEARCH_LENGTH, searchTextOf } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref, SubmitEvent } from 'react';
import { Button } from '../Button/Button';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  /** Name of the landmark, if the page has several searches. */
  landmark?: string;
  placeholder?: string;
  text?: string;
  /** Form action without JavaScript, which sends `?query=`. */
  action: string;
  /** Receives trimmed, non-empty text (HOME-03, HOME-04). */
  onSearch: (text: string) => void;
  field?: ComponentProps<'input'>;
  children?: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

export function SearchField({
  label,
  landmark,
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
    const entered = searchTextOf(new FormData(event.currentTarget).get('query') as string | null);
    if (entered) onSearch(entered);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form can be the landmark without another element.
    <form
      ref={ref}
      role="search"
      aria-label={landmark}
      className={styles.search}
      action={action}
      onSubmit={submit}
    >
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
        {i18n.t('Search')}
      </Button>
    </form>
  );
}
