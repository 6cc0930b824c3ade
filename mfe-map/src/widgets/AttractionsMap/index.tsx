export { AttractionsMap as default } from './AttractionsMap';
