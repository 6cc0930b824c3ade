/** A long name on two lines, the last word on the second. */
export const onTwoLines = (name: string): string =>
  name.length > 14 ? name.replace(/ (?=\S+$)/, '\n') : name;
