import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the field of a form at a text that several forms share. The field stays uncontrolled: what a visitor has typed
 * into the served page, before the script came, is taken over instead of being overwritten.
 * @param form the form with a field named "query"
 */
export function useSharedText(
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
