import { useAddress, usePaths } from '@guide/contracts/module';
import { useMemo } from 'react';
import type { PlanDay } from '../plan/plan';
import { shareFragment } from './shareLink';

export function usePlanLink(days: readonly PlanDay[]): string {
  const planner = useAddress()(usePaths().planner);
  return useMemo(() => `${location.origin}${planner}${shareFragment(days)}`, [days, planner]);
}
