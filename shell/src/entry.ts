import { wholeStyles } from './loader/wholeStyles';
import { listenForInstallPrompt } from './offline/install';
import { readStoredPage } from './offline/offlineBanner';
import { registerWorker } from './offline/register';

/** The script that hydrates a page. Its parts are evaluated in separate tasks, so none blocks the visitor for long. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@guide/contracts/module'),
  () => import(/* webpackMode: "eager" */ './App'),
  () => import(/* webpackMode: "eager" */ './loader/federation'),
  () => import(/* webpackMode: "eager" */ './main'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function hydrateApp() {
  await nextTask();
  // After an early touch the page may still be loading.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  void wholeStyles();
  readStoredPage();
  listenForInstallPrompt();
  registerWorker();
  for (const evaluate of parts) {
    await nextTask();
    await evaluate();
  }
}

void hydrateApp();
