import type { Toast } from '@guide/contracts/module';
import { createStore, type StoreApi } from 'zustand';

/** A toast is visible this long (TOAST-02, D-17). */
export const DURATION_MS = 5000;
/** A swipe of this distance dismisses a toast (TOAST-03). */
export const SWIPE_PX = 50;
/** A dismissed toast stays in the store this long (TOAST-04, D-17). */
const REMOVE_DELAY_MS = 1_000_000;

export interface ToastRecord extends Toast {
  id: number;
  open: boolean;
}

interface Toasts {
  /** One toast at a time (TOAST-01). */
  toast: ToastRecord | null;
  count: number;
}

export type ToastStore = StoreApi<Toasts>;

export const createToastStore = (): ToastStore => createStore(() => ({ toast: null, count: 0 }));

export function showToast(store: ToastStore, toast: Toast): void {
  store.setState(({ count }) => ({ toast: { ...toast, id: count + 1, open: true }, count: count + 1 }));
}

/** Hides a toast, and deletes its record later unless another toast has replaced it. */
export function dismissToast(store: ToastStore, id: number): void {
  const { toast } = store.getState();
  if (toast?.id !== id || !toast.open) return;
  store.setState({ toast: { ...toast, open: false } });
  setTimeout(() => {
    if (store.getState().toast?.id === id) store.setState({ toast: null });
  }, REMOVE_DELAY_MS);
}
