import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import {
  Breadcrumb,
  Button,
  Chip,
  EmptyState,
  ErrorPanel,
  Grid,
  MiniCard,
  NewsletterForm,
  PageHead,
  Pager,
  Panel,
  SearchField,
  SectionHead,
  Segments,
  Select,
  SkeletonGrid,
  Skyline,
  SmartImage,
  Spinner,
  StarRating,
  Switch,
  Tabs,
  TextField,
} from '../src';

const nothing = () => {};
const options = [{ value: 'a', label: 'A' }];
const listing = {
  to: '/attraction/1',
  title: 'Tower of London',
  imageUrl: '/images/t.svg',
  place: 'Tower Hill',
  description: 'A fortress.',
  rating: 4.7,
  price: '£££',
};

const page = (
  <main>
    <PageHead title="London Attractions" kicker="Discover" lead="All of them." />
    <Breadcrumb links={[{ to: '/', label: 'Home' }]} current="Attractions" />
    <SectionHead title="Four" link={{ to: '/all', label: 'All' }} />
    <Grid>
      <MiniCard {...listing} />
    </Grid>
    <Tabs label="Tabs" tabs={[{ id: 'a', label: 'A', panel: 'First' }]} />
    <Select label="Area" options={options} value="a" onChange={nothing} />
    <Segments label="View" options={options} value="a" onChange={nothing} />
    <Switch label="Top 10 Only" on onChange={nothing} description="Only ten." />
    <Chip on onChange={nothing}>
      Museum
    </Chip>
    <TextField label="Name" error="Missing." />
    <SearchField label="Search London" action="/search" onSearch={nothing} />
    <StarRating rating={4.5} rule="detail" />
    <Button working workingLabel="Working...">
      Work
    </Button>
    <Panel title="Facts">Facts</Panel>
    <Pager page={2} pages={9} pathOf={(number) => `/list?page=${number}`} />
    <SmartImage src="/images/hero.svg" alt="A bridge" priority />
    <EmptyState title="Nothing" text="Nothing here." />
    <ErrorPanel title="Failed" text="The rest works." onRetry={nothing} />
    <SkeletonGrid label="Loading" count={2} />
    <Spinner label="Loading" />
    <NewsletterForm
      host={{
        site: {
          product: 'London',
          newsletter: { kicker: 'The letter', text: 'Two a month.', imageUrl: '/images/eye.svg' },
        },
        now: Date.UTC(2026, 10, 20),
        api: { subscribe: async () => {} },
        toast: nothing,
      }}
    />
    <Skyline />
  </main>
);

/** Renders without a window, like the gateway. */
function renderOnServer(node: ReactNode): string {
  const { window } = globalThis;
  Reflect.deleteProperty(globalThis, 'window');
  try {
    return renderToString(node);
  } finally {
    globalThis.window = window;
  }
}

test('every component renders on the server and hydrates without errors', async () => {
  const html = renderOnServer(page);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const consoleErrors = jest.spyOn(console, 'error').mockImplementation(nothing);
  const mismatch = jest.fn();
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: mismatch });
  });
  expect(mismatch).not.toHaveBeenCalled();
  expect(consoleErrors).not.toHaveBeenCalled();
  consoleErrors.mockRestore();
});

test('without JavaScript the browser loads pictures lazily', () => {
  const html = renderOnServer(<SmartImage src="/images/a.svg" alt="A" />);
  expect(html).toMatch(/<noscript><img[^>]*alt="A"[^>]*loading="lazy"/);
  // The page's first script sets its source near the viewport.
  const [empty] = html.replace(/<noscript>.*<\/noscript>/, '').match(/<img[^>]*>/)!;
  expect(empty).not.toMatch(/src/);
});

test("the screen's first picture is in the HTML, with high priority", () => {
  const html = renderOnServer(<SmartImage src="/images/a.svg" alt="A" priority />);
  expect(html).not.toContain('<noscript>');
  expect(html).toMatch(/<img[^>]*fetchPriority="high"/i);
});
