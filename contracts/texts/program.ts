import { AsyncLocalStorage } from 'node:async_hooks';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { provideTexts, type TextSource } from './index';
import { createTexts } from './source';

/** The English texts of programs, whose messages no build compiles. */
const english = createTexts('en', {}, compileMessage);

const current = new AsyncLocalStorage<TextSource>();

provideTexts(() => current.getStore() ?? english);

/** Runs a function whose texts, also after `await`, are in another language. */
export const withTexts = <Result>(texts: TextSource, run: () => Result): Result => current.run(texts, run);

/** Creates the texts of a language for `withTexts`. @param messages - catalogues by build, of compiled messages or not */
export const programTexts = (language: string, messages: TextSource['messages']): TextSource =>
  createTexts(language, messages, compileMessage);
