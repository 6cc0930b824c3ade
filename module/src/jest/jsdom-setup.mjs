/** What React's tests need and what browsers have but jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';
import { configure } from '@testing-library/dom';

// Node has the fetch standard's classes, jsdom hides them.
const { Response, Headers } = runInThisContext('({ Response, Headers })');

// jsdom lays nothing out: nothing comes into view or changes its size, and no medium matches.
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  Response,
  Headers,
  IntersectionObserver: Unseen,
  ResizeObserver: Unseen,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  IS_REACT_ACT_ENVIRONMENT: true,
});

// A busy machine is not a failure: what is awaited may take this long, ms.
configure({ asyncUtilTimeout: 20_000 });
