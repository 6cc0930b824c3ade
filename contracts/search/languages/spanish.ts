import { toI } from './endings';
import type { LanguageRules } from './languageRules';

const MIN_LENGTH = 3;

export const spanish: LanguageRules = {
  smallWords: `el la los las lo un una unos unas de del al a en y o e u por para con sin sobre desde hasta`,
  questionWords: `dónde cómo cuándo cuál cuáles qué quién es son está están hay se puede puedo me nos mi ir llegar venir
    encontrar busco buscar ver visitar visita muéstrame favor horario horarios hora horas apertura cierre abierto abierta
    cerrado cerrada precio precios tarifa tarifas coste costo cuesta cuánto entrada entradas billete billetes boleto
    boletos reservar reserva reservas dirección ubicación teléfono web sitio info información opiniones mejor mejores
    bueno buena buenos buenas bonito bonita famoso famosa famosos aquí comer hacer queda`,
  expressions: {
    toilet: 'baños públicos|baño|baños|aseo|aseos|servicios',
    glutenfree: 'sin gluten',
    pushchair: 'carrito de bebé|cochecito',
    cloakroom: 'guardarropa|consigna',
    near: 'cerca de|cerca del|cerca|junto a|junto al|al lado de|al lado del|alrededor de|alrededor del|próximo a',
    today: 'hoy',
    tomorrow: 'mañana',
    'tomorrow morning': 'mañana por la mañana',
    weekend: 'fin de semana',
    morning: 'por la mañana',
    lunchtime: 'mediodía',
    afternoon: 'tarde',
    evening: 'atardecer',
    night: 'noche',
  },
  stem: (word) => {
    const stem = word.replace(/[aeo]?s$|[aeo]$/, '');
    return toI(stem.length >= MIN_LENGTH ? stem : word);
  },
};
