/** Test helpers for modules: the shell around a screen, an API with valid responses, a city. */
export { type ExampleResponses, fetchExamples } from './fetchExamples';
export { createScreenHarness, type ScreenHarnessOptions } from './screenHarness';
export { NOON, servedSite, testSite } from './site';
export { renderOnServer, type Visited, type VisitOptions, visit } from './visit';
