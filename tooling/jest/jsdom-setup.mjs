/** What React's tests need and what browsers have but jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

Object.assign(globalThis, { TextDecoder, TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

// A busy machine is not a failure: what is awaited may take this long, ms.
configure({ asyncUtilTimeout: 20_000 });
