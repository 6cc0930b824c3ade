import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders an element to HTML once all of it is there.
 * @throws the first error of any component: a screen is rendered whole or not at all
 */
export function renderToBuffer(element: ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      // A large boundary sent apart would need an inline script to move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const output = new PassThrough();
        buffer(output).then(resolve, reject);
        pipe(output);
      },
      onError(error) {
        reject(error);
        abort(error);
      },
    });
  });
}
