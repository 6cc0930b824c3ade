interface HiddenFieldsProps {
  /** Parameters of the current page. */
  search: URLSearchParams;
  /** Names of the form's visible fields. */
  without?: readonly string[];
}

/** Hidden inputs that keep a page's parameters when a form is sent without JavaScript. */
export const HiddenFields = ({ search, without = [] }: HiddenFieldsProps) =>
  [...search]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
