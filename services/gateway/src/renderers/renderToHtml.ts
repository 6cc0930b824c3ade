import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** How React marks a boundary whose content failed or was not ready. */
const UNFINISHED_BOUNDARIES = ['<!--$!-->', '<!--$?-->'];

/** @throws the first error of any component: a screen is rendered completely or not at all */
export async function renderToHtml(element: ReactElement): Promise<string> {
  try {
    const html = renderToString(element);
    if (!UNFINISHED_BOUNDARIES.some((mark) => html.includes(mark))) return html;
  } catch {
    // The stream waits for components that suspend, and names the error of a boundary.
  }
  return renderStream(element);
}

/** Takes more processor time than `renderToString`, but waits. */
function renderStream(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      // A boundary that is sent later would need an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const output = new PassThrough();
        text(output).then(resolve, reject);
        pipe(output);
      },
      onError(error) {
        reject(error);
        abort(error);
      },
    });
  });
}
