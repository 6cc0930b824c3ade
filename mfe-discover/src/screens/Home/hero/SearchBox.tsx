import { useAddress, useAutocomplete, useHost, useNavigate, usePaths } from '@guide/contracts/module';
import { searchPlaceholder } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { SearchCombobox } from '@guide/ui';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './HeroSlide.module.css';

interface SearchBoxProps {
  /** Container of the suggestions, outside the slides, which clip their content. */
  overlay: RefObject<HTMLElement | null>;
  /** Accessible name of the form. */
  landmark: string;
  current: boolean;
  text: string;
  onText: (text: string) => void;
}

export function SearchBox({ overlay, landmark, current, text, onText }: SearchBoxProps) {
  const { site } = useHost();
  const to = usePaths();
  const address = useAddress();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const suggestions = useAutocomplete(current ? text : '');
  useSharedText(form, text, onText);
  return (
    <div className={styles.search}>
      <SearchCombobox
        label={i18n.t('Search {city}', { city: site.product })}
        landmark={landmark}
        placeholder={searchPlaceholder(site)}
        action={address(to.search())}
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

/** Syncs the search fields. They are uncontrolled, to keep text that was typed before hydration. */
function useSharedText(
  form: RefObject<HTMLFormElement | null>,
  text: string,
  onText: (text: string) => void,
) {
  const mounted = useRef(false);
  useEffect(() => {
    const field = form.current!.elements.namedItem('query') as HTMLInputElement;
    if (mounted.current && field.value !== text) field.value = text;
    else if (!mounted.current && field.value) onText(field.value);
    mounted.current = true;
  }, [form, text, onText]);
}
