import { Newsletter } from '../../newsletter/Newsletter';
import { Experiences } from './Experiences';
import { Featured } from './Featured';
import { Hero } from './hero/Hero';
import { MapSection } from './MapSection';
import { Statistics } from './Statistics';

export function Home() {
  return (
    <>
      <Hero />
      <Statistics />
      <Featured />
      <Experiences />
      <MapSection />
      <Newsletter />
    </>
  );
}
