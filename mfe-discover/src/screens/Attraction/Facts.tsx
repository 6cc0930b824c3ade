import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One fact: what it is about, and what there is to say. */
export interface Fact {
  icon: LucideIcon;
  term: string;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  className?: string;
}

/** Facts with their icons as a list of terms. */
export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={className}>
    {facts.map(({ icon: Icon, term, value }) => (
      <div key={term}>
        <Icon aria-hidden="true" />
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
