import type { Picture } from '../picture';
import { type Table, tablePicture } from './table';

const restaurants: readonly Table[] = [
  { file: 'rules', name: 'Rules', dish: 'pie', alt: 'a game pie on a red cloth with a glass of claret', cloth: ['#7A2230', '#5E1624'], pattern: 'check', rim: '#B8273A', drink: '#6B1F2E', napkin: '#F4E9D2', tools: 'cutlery', side: 'candle' },
  { file: 'dishoom', name: 'Dishoom', dish: 'curry', alt: 'black daal with cream and a naan beside a cup of chai', cloth: ['#2F5F5A', '#214844'], pattern: 'check', rim: '#E0A93F', drink: '#C98A4E', napkin: '#D9772E', tools: 'cutlery', side: 'sauce' },
  { file: 'the-ivy', name: 'The Ivy', dish: 'shepherd', alt: 'a shepherd’s pie with peas on a white cloth with green stripes', cloth: ['#EDE6D3', '#4F7A5A'], pattern: 'stripe', rim: '#2F6B45', drink: '#F2D9A0', napkin: '#2F6B45', tools: 'cutlery', side: 'flower' },
  { file: 'sketch', name: 'Sketch', dish: 'tea', alt: 'afternoon tea with small cakes on a pink table', cloth: ['#F2B8C4', '#E89AAC'], pattern: 'plain', rim: '#E07A96', drink: '#F7D5A0', napkin: '#FDF1E4', tools: 'cutlery', side: 'flower' },
  { file: 'hawksmoor', name: 'Hawksmoor', dish: 'steak', alt: 'a grilled rib steak with chips on a dark wooden table', cloth: ['#5A3D2C', '#3E291D'], pattern: 'wood', rim: '#3E291D', drink: '#5E1624', napkin: '#E7DCC8', tools: 'cutlery', side: 'candle' },
  { file: 'padella', name: 'Padella', dish: 'pasta', alt: 'fresh pasta with pepper and cheese on a marble counter', cloth: ['#E4DFD8', '#A9A49C'], pattern: 'marble', rim: '#B8273A', drink: '#B8273A', napkin: '#B8273A', tools: 'cutlery', side: 'bread' },
  { file: 'bao-soho', name: 'Bao Soho', dish: 'bao', alt: 'three steamed buns in a bamboo basket with chopsticks', cloth: ['#D9B48A', '#B98A5C'], pattern: 'wood', rim: '#5FA3B5', drink: '#A8B86A', napkin: '#F4E9D2', tools: 'chopsticks', side: 'sauce' },
  { file: 'duck-and-waffle', name: 'Duck & Waffle', dish: 'waffle', alt: 'a crisp duck leg on a waffle with a fried egg, laid at night', cloth: ['#1F2A52', '#182148'], pattern: 'plain', rim: '#E0A93F', drink: '#E0A93F', napkin: '#E0A93F', tools: 'cutlery', side: 'candle' },
  { file: 'st-john', name: 'St. John', dish: 'marrow', alt: 'roast marrow bones with parsley salad and toast on white paper', cloth: ['#F3EFE6', '#DDD6C8'], pattern: 'plain', rim: '#C9C2B4', drink: '#7A2230', napkin: '#C9C2B4', tools: 'cutlery', side: 'bread' },
  { file: 'wiltons', name: 'Wiltons', dish: 'oysters', alt: 'six oysters on ice with lemon on a blue cloth', cloth: ['#27466E', '#1D3656'], pattern: 'stripe', rim: '#27466E', drink: '#F0E2A8', napkin: '#FDF8EE', tools: 'cutlery', side: 'bread' },
  { file: 'barrafina', name: 'Barrafina', dish: 'tapas', alt: 'tortilla, croquetas and prawns on a marble counter with sherry', cloth: ['#D8CFC4', '#8E1C2C'], pattern: 'marble', rim: '#B8273A', drink: '#D9A441', napkin: '#B8273A', tools: 'cutlery', side: 'bread' },
  { file: 'poppies', name: 'Poppies', dish: 'fish', alt: 'fish and chips in paper with mushy peas and lemon on a blue and white cloth', cloth: ['#3C6C8A', '#2B5470'], pattern: 'check', rim: '#B8273A', drink: '#7A4A2A', napkin: '#B8273A', tools: 'cutlery', side: 'flower' },
];

/** A laid table for each restaurant of the guide. */
export const restaurantPictures: readonly Picture[] = restaurants.map(tablePicture);
