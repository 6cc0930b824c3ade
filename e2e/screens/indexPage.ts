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

/** One page with all pictures, a heading for each place and state; a press on a picture opens it. */
export function indexPage(pictures: Picture[]): string {
  const titleOf = ({ place, state }: Picture) => `${place}, ${state}`;
  const sections = [...new Set(pictures.map(titleOf))].map((title) => {
    const group = pictures.filter((picture) => titleOf(picture) === title);
    return `<h2>${title}</h2>${group.map(figure).join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>${style}</style><h1>Screens</h1>${sections.join('\n')}</html>\n`;
}

const figure = ({ place, state, width, theme, file }: Picture): string =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${place}, ${state}, ${width} px, ${theme}"></a>
<figcaption>${width} px, ${theme}</figcaption></figure>`;
