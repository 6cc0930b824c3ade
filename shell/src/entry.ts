import { loadStyleSheets } from './loader/loadStyleSheets';
import { listenForInstallPrompt } from './offline/install';
import { readStoredPage } from './offline/offlineBanner';
import { registerWorker } from './offline/register';
import { startTexts } from './texts';

/** Parts of the script that hydrates a page, evaluated in separate tasks to keep the page responsive. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@guide/contracts/module'),
  () => import(/* webpackMode: "eager" */ './frame/queries'),
  () => import(/* webpackMode: "eager" */ './navigation/PageRouter'),
  () => import(/* webpackMode: "eager" */ './frame/header/Header'),
  () => import(/* webpackMode: "eager" */ './App'),
  () => import(/* webpackMode: "eager" */ './loader/federation'),
  () => import(/* webpackMode: "eager" */ './main'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function hydrateApp() {
  await nextTask();
  // An early touch can start hydration while the document is still loading.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  startTexts();
  void loadStyleSheets();
  readStoredPage();
  listenForInstallPrompt();
  registerWorker();
  for (const evaluate of parts) {
    await nextTask();
    await evaluate();
  }
}

void hydrateApp();
