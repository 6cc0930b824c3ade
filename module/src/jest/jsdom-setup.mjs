/** What React's tests need and browsers have but jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';
import { configure } from '@testing-library/dom';

// Node's classes of the fetch standard, which jsdom hides.
const { Response, Headers } = runInThisContext('({ Response, Headers })');

// jsdom has no layout: nothing comes into view or changes its size, and no medium matches.
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

// A busy machine is not a failure, ms.
configure({ asyncUtilTimeout: 20_000 });
