import type { Toast } from '@guide/contracts/module';
import { createStore, type StoreApi } from 'zustand';

/** How long a toast is shown, ms (TOAST-02, D-17). */
export const DURATION_MS = 5000;
/** How far to the right a swipe must go to dismiss a toast, px (TOAST-03). */
export const SWIPE_PX = 50;
/** How long the record of a dismissed toast stays in the store, ms (TOAST-04, D-17). */
const REMOVE_DELAY_MS = 1_000_000;

export interface ToastRecord extends Toast {
  id: number;
  /** False once dismissed: it leaves the screen, the record stays for a while. */
  open: boolean;
}

interface Toasts {
  /** TOAST-01: one at a time. */
  toast: ToastRecord | null;
  /** Number of toasts so far. */
  count: number;
}

export type ToastStore = StoreApi<Toasts>;

/** The notifications of one page. */
export const createToastStore = (): ToastStore => createStore(() => ({ toast: null, count: 0 }));

/** Shows a notification in place of the one before. */
export function showToast(store: ToastStore, toast: Toast): void {
  store.setState(({ count }) => ({ toast: { ...toast, id: count + 1, open: true }, count: count + 1 }));
}

/** Takes a toast off the screen; its record goes 1,000,000 ms later, unless another has replaced it. */
export function dismissToast(store: ToastStore, id: number): void {
  const { toast } = store.getState();
  if (toast?.id !== id || !toast.open) return;
  store.setState({ toast: { ...toast, open: false } });
  setTimeout(() => {
    if (store.getState().toast?.id === id) store.setState({ toast: null });
  }, REMOVE_DELAY_MS);
}
