import { renderOnServer, visit } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import Postcards from '../src/screens/Postcards';

test('the server renders the first greeting', async () => {
  const { html, head } = await renderOnServer(Postcards);
  expect(html).toContain('Greetings from Testford.');
  expect(head?.title).toBe('Postcards | Testford Tourist Guide');
});

test('a press shows another greeting', async () => {
  const { getByRole, findByText } = visit(Postcards);
  fireEvent.click(getByRole('button', { name: 'Other words' }));
  expect(await findByText('All is well in Testford.')).toBeTruthy();
});
