import { Breadcrumb, DetailHead, Kicker, PageHead, SectionHead, Segments, TextLink } from '@guide/ui';
import type { Part } from '../part';

const nothing = () => {};

export const heads: Part = {
  name: 'Heads',
  states: [
    {
      label: 'Head of a page',
      wide: true,
      show: (
        <PageHead
          kicker="Discover"
          title="London Attractions"
          lead="Palaces, museums, churches and views, each with its hours, its nearest tube and the best time to come."
        />
      ),
    },
    {
      label: 'With controls',
      wide: true,
      show: (
        <PageHead
          title="Analytics Dashboard"
          lead="Track your website traffic, popular pages, and visitor activity."
        >
          <Segments
            label="Period"
            options={[
              { value: 'day', label: 'Today' },
              { value: 'week', label: 'This Week' },
              { value: 'month', label: 'This Month' },
            ]}
            value="day"
            onChange={nothing}
          />
        </PageHead>
      ),
    },
    {
      label: 'Head of a section',
      wide: true,
      show: (
        <SectionHead
          title="Start with these four"
          text="If you have one day, see these. If you have three, begin here."
          link={{ to: '#', label: 'All attractions' }}
        />
      ),
    },
    { label: 'Head of a detail section', wide: true, show: <DetailHead title="Visitor Information" /> },
    {
      label: 'Breadcrumb',
      wide: true,
      show: (
        <Breadcrumb
          links={[
            { to: '#home', label: 'Home' },
            { to: '#attractions', label: 'Attractions' },
          ]}
          here="Tower of London"
        />
      ),
    },
    { label: 'Kicker', show: <Kicker>Welcome to London</Kicker> },
    { label: 'Text link', show: <TextLink to="#">hrp.org.uk/tower-of-london</TextLink> },
    {
      label: 'Onward',
      show: (
        <TextLink to="#" arrow="onward">
          See all top attractions
        </TextLink>
      ),
    },
    {
      label: 'Back',
      show: (
        <TextLink to="#" arrow="back">
          Back to Top London Pubs
        </TextLink>
      ),
    },
  ],
};
