import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Chip, RemovableChip, SearchField, Segments, Select, Switch, TextField } from '../src';

test('a chip says whether it is on, and asks for the other', () => {
  const onChange = jest.fn();
  render(
    <Chip on={false} onChange={onChange}>
      Pubs & Bars
    </Chip>,
  );
  const chip = screen.getByRole('checkbox', { name: 'Pubs & Bars', checked: false });
  fireEvent.click(chip);
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a removable chip says that it removes', () => {
  const onRemove = jest.fn();
  render(<RemovableChip onRemove={onRemove}>Museum</RemovableChip>);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Museum' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('segments: exactly one is chosen; icons keep their names', () => {
  const onChange = jest.fn();
  render(
    <Segments
      label="View"
      options={[
        { value: 'grid', label: 'Grid view', icon: <svg aria-hidden="true" /> },
        { value: 'list', label: 'List view', icon: <svg aria-hidden="true" /> },
      ]}
      value="grid"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeTruthy();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: 'List view' }));
  expect(onChange).toHaveBeenCalledWith('list');
});

test('a select is named by its label and gives the chosen value', () => {
  const onChange = jest.fn();
  render(
    <Select
      label="Sort by"
      value="rating"
      onChange={onChange}
      options={[
        { value: 'rating', label: 'Top Rated' },
        { value: 'name', label: 'Alphabetical' },
      ]}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(select.value).toBe('rating');
  fireEvent.change(select, { target: { value: 'name' } });
  expect(onChange).toHaveBeenCalledWith('name');
});

test('a switch says its state and what it does', () => {
  const onChange = jest.fn();
  render(<Switch label="Data saver" on onChange={onChange} description="Smaller pictures." />);
  const control = screen.getByRole('switch', { name: 'Data saver', checked: true });
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Smaller pictures.',
  );
  fireEvent.click(control);
  expect(onChange).toHaveBeenCalledWith(false);
});

test('a field with an error is invalid and described by it', () => {
  const { rerender } = render(<TextField label="Email address" />);
  const field = screen.getByRole('textbox', { name: 'Email address' });
  expect(field.getAttribute('aria-invalid')).toBeNull();
  rerender(<TextField label="Email address" error="Please enter a valid email address." />);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter a valid email address.',
  );
});

function searchFor(text: string) {
  const onSearch = jest.fn();
  render(<SearchField label="Search London" action="/search" onSearch={onSearch} />);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search London' }), { target: { value: text } });
  fireEvent.submit(screen.getByRole('searchbox').closest('form') as HTMLFormElement);
  return onSearch;
}

test('HOME-03 the search takes trimmed text', () => {
  expect(searchFor('  Tower Hill ')).toHaveBeenCalledWith('Tower Hill');
});

test.each(['', '   '])('HOME-04 the search does nothing for %p', (text) => {
  expect(searchFor(text)).not.toHaveBeenCalled();
});
