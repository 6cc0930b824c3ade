/** Browser interfaces that tests of React need and jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';
import '@guide/contracts/texts/program';
import { configure } from '@testing-library/dom';

// jsdom hides Node's fetch classes.
const { Response, Headers } = runInThisContext('({ Response, Headers })');

// jsdom has no layout, so observers never fire and no media query matches.
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  Response,
  Headers,
  IntersectionObserver: IdleObserver,
  ResizeObserver: IdleObserver,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  IS_REACT_ACT_ENVIRONMENT: true,
});

// A busy machine must not fail tests.
configure({ asyncUtilTimeout: 20_000 });
