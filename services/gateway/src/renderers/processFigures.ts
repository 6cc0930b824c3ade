export { processorUseMs, processorWaitMs, residentBytes } from '@guide/service-kit';
