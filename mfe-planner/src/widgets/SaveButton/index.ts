export { SaveButton as default } from './SaveButton';
