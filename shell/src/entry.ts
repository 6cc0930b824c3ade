import { markServedPage } from './offline/mark';
import { registerWorker } from './offline/register';

/**
 * The script that a page comes alive with. The federation runtime has just been made; React and the shell are evaluated
 * in a task of their own, so that a visitor who scrolls or types meanwhile waits for the one or the other, not for both.
 */
setTimeout(() => import(/* webpackMode: "eager" */ './main'));
markServedPage();
registerWorker();
