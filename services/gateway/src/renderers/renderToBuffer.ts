import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** @throws the first error of any component: a screen is rendered completely or not at all */
export function renderToBuffer(element: ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      // A boundary that is sent later would need an inline script.
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
