import { DetailHead, DiamondList } from '@guide/ui';

/** Best Photo Spots (ATT-13, GATT-06). */
export const PhotoSpots = ({ spots }: { spots: readonly string[] }) => (
  <section aria-labelledby="photo-spots">
    <DetailHead id="photo-spots" title="Best Photo Spots" />
    <DiamondList items={spots} />
  </section>
);
