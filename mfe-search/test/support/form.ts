import { act, fireEvent, screen } from '@testing-library/react';

/** The search box. */
export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search London' });
/** What is said above the results. */
export const words = () => screen.getByRole('status').textContent;
export const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

/** Types a text and submits it. */
export async function searchFor(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => {
    fireEvent.submit(field().form!);
  });
}
