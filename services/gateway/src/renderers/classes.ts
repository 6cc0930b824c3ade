const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;

export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names] of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of names!.split(' ')) classes.add(name);
  return classes;
}
