/** The screens of days. An empty plan does not need their library for dragging. */
export { SharedPlan } from './SharedPlan';
export { Trip } from './Trip';
