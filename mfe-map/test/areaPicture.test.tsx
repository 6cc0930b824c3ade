import { createFrame } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { AreaCard } from '../src/screens/Map/AreaCard';
import { AreaGuide } from '../src/screens/Map/AreaGuide';

const area = {
  id: 1,
  name: 'Soho',
  description: 'Theatres and late tables.',
  imageUrl: '/images/areas/soho.svg',
};

test('ENT-09 CONST-13 D-87 pictures of areas have one width, 800, whatever the pixel density', () => {
  const { frame } = createFrame({ fetch: async () => Response.json([]) });
  const { container } = render(
    frame(
      <>
        <AreaCard area={area} />
        <AreaGuide area={area} />
      </>,
    ),
  );
  const pictures = container.innerHTML.match(/\/images\/areas\/soho\.svg[^"\s]*/g)!;
  expect(new Set(pictures.map((url) => url.replaceAll('&amp;', '&')))).toEqual(
    new Set(['/images/areas/soho.svg?auto=format&fit=crop&w=800&q=80']),
  );
});
