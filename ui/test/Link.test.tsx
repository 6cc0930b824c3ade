import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Link, type LinkProps, SiteProvider } from '../src';

const RouterLink = ({ to, ...anchor }: LinkProps) => <a href={`/routed${to}`} {...anchor} />;

test('a link is a plain anchor until the shell brings its router', () => {
  render(<Link to="/map">Map</Link>);
  expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toBe('/map');
});

test("paths of the site go through the shell's link", () => {
  render(
    <SiteProvider link={RouterLink} saveData={false}>
      <Link to="/map">Map</Link>
    </SiteProvider>,
  );
  expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toBe('/routed/map');
});

test('addresses outside open in a new tab and tell nothing about where the visitor came from', () => {
  render(
    <SiteProvider link={RouterLink} saveData={false}>
      <Link to="https://www.hrp.org.uk">Official website</Link>
    </SiteProvider>,
  );
  const link = screen.getByRole('link', { name: 'Official website' });
  expect(link.getAttribute('href')).toBe('https://www.hrp.org.uk');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('telephone numbers stay plain links', () => {
  render(<Link to="tel:+442074072056">Call</Link>);
  expect(screen.getByRole('link').getAttribute('target')).toBeNull();
});
