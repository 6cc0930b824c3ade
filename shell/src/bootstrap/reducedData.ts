export const prefersReducedData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData, effectiveType = '' } = connection ?? {};
  return saveData || /2g/.test(effectiveType) || 'saveData' in document.documentElement.dataset;
};
