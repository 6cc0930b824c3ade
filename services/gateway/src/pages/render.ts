import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders an element to HTML once all of it is there.
 * @param timeout ms after which rendering counts as failed
 * @throws the first error of any component: a half-rendered screen is rendered by the browser instead
 */
export function renderToText(element: ReactElement, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error(`Rendering took over ${timeout} ms`)), timeout);
    const { pipe, abort } = renderToPipeableStream(element, {
      // A large boundary sent apart would need an inline script to move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const output = new PassThrough();
        text(output).then(resolve, reject);
        pipe(output);
      },
      onError: (error) => fail(error),
    });
    function fail(error: unknown) {
      clearTimeout(timer);
      reject(error);
      abort(error);
    }
  });
}
