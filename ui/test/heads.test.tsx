import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumb, Container, DetailHead, DiamondList, PageHead, Pager, Panel, SectionHead } from '../src';
import { pageWindow } from '../src/Pager/pageWindow';

test('the title of a screen can take the focus', () => {
  render(<PageHead title="London Attractions" kicker="Discover" lead="All of them." />);
  const title = screen.getByRole('heading', { level: 1, name: 'London Attractions' });
  title.focus();
  expect(document.activeElement).toBe(title);
});

test('a section is named by its head', () => {
  render(
    <Container section labelledBy="nearby">
      <SectionHead id="nearby" title="Nearby Attractions" link={{ to: '/all', label: 'All attractions' }} />
    </Container>,
  );
  const section = screen.getByRole('region', { name: 'Nearby Attractions' });
  expect(within(section).getByRole('link', { name: 'All attractions' }).getAttribute('href')).toBe('/all');
});

test('a detail head is a heading of level 2', () => {
  render(<DetailHead title="About" />);
  expect(screen.getByRole('heading', { level: 2, name: 'About' })).toBeTruthy();
});

test('a panel is named by its heading', () => {
  render(
    <Panel title="Opening Hours" level={3}>
      Daily
    </Panel>,
  );
  expect(within(screen.getByRole('region', { name: 'Opening Hours' })).getByText('Daily')).toBeTruthy();
});

test('ATT-01 the breadcrumb ends with the page itself, which is no link', () => {
  render(
    <Breadcrumb
      links={[
        { to: '/', label: 'Home' },
        { to: '/london-attractions', label: 'Attractions' },
      ]}
      here="Tower of London"
    />,
  );
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Attractions']);
  expect(within(trail).getByText('Tower of London').getAttribute('aria-current')).toBe('page');
});

test('diamonds mark a list', () => {
  render(<DiamondList items={['Ravens', 'Crown Jewels']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Ravens', 'Crown Jewels']);
});

test.each([
  [1, 3, [1, 2, 3]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [12, 12, [1, 'gap', 11, 12]],
])('a pager on page %i of %i names %j', (page, pages, entries) => {
  expect(pageWindow(page, pages)).toEqual(entries);
});

test('a pager marks the current page and has no way beyond the ends', () => {
  render(<Pager page={1} pages={3} pathOf={(page) => `/list?page=${page}`} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/list?page=2');
});

test('both arrows of a pager lead to the page beside the current one', () => {
  const { unmount } = render(<Pager page={2} pages={3} pathOf={(page) => `/list?page=${page}`} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Previous page', '/list?page=1'],
    ['Page 1', '/list?page=1'],
    ['Page 2', '/list?page=2'],
    ['Page 3', '/list?page=3'],
    ['Next page', '/list?page=3'],
  ]);
  unmount();
  render(<Pager page={3} pages={3} pathOf={(page) => `/list?page=${page}`} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('a list of one page has no pager', () => {
  const { container } = render(<Pager page={1} pages={1} pathOf={() => '/'} />);
  expect(container.innerHTML).toBe('');
});
