export const onTwoLines = (name: string): string =>
  name.length > 14 ? name.replace(/ (?=\S+$)/, '\n') : name;
