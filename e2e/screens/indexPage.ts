/** A picture that was taken. */
export interface Picture {
  place: string;
  state: string;
  width: number;
  theme: string;
  file: string;
}

const style = `body { margin: 24px; background: #888; color: #fff; font: 15px sans-serif }
figure { display: inline-block; margin: 0 16px 24px 0; vertical-align: top }
img { display: block; height: 480px; object-fit: cover; object-position: top }
a { color: inherit }`;

/**
 * One page with all pictures, a heading for each place and state; a press on a picture opens it.
 * @param references names of files in `reference/`: those of a place and state, or of the place alone, stand beside them
 */
export function indexPage(pictures: Picture[], references: string[]): string {
  const titleOf = ({ place, state }: Picture) => `${place}, ${state}`;
  const sections = [...new Set(pictures.map(titleOf))].map((title) => {
    const group = pictures.filter((picture) => titleOf(picture) === title);
    const { place, state } = group[0]!;
    const isOf = (name: string) => new RegExp(`^${place}(-${state})?(-dark)?-[\\d-]+\\.png$`).test(name);
    const beside = references.filter(isOf).map((name) => linked(`reference/${name}`, 'Reference', name));
    return `<h2>${title}</h2>${[...group.map(figure), ...beside].join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>${style}</style><h1>Screens</h1>${sections.join('\n')}</html>\n`;
}

const linked = (file: string, alt: string, caption: string): string =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${alt}"></a>
<figcaption>${caption}</figcaption></figure>`;

const figure = ({ place, state, width, theme, file }: Picture): string =>
  linked(file, `${place}, ${state}, ${width} px, ${theme}`, `${width} px, ${theme}`);
