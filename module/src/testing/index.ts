/** What a module's own tests stand on: the shell around a screen, an API that answers as the contract says, a city. */
export { type Answers, answering } from './answering';
export { createFrame, type FrameOptions } from './frame';
export { NOON, servedSite, testSite } from './site';
export { renderOnServer, type Visited, type VisitOptions, visit } from './visit';
