import type { GlyphId } from './glyphs';
import { type Position, trace } from './trace';

/** A building or monument drawn as a small picture. */
export interface Landmark {
  name: string;
  glyph: GlyphId;
  at: Position;
}

const landmark = (name: string, glyph: GlyphId, at: string): Landmark => ({ name, glyph, at: trace(at)[0]! });

/** What a visitor steers by. */
export const landmarks: Landmark[] = [
  landmark('Tower of London', 'castle', '51.5081,-0.0759'),
  landmark('Tower Bridge', 'towerBridge', '51.5055,-0.0754'),
  landmark('London Eye', 'wheel', '51.5033,-0.1195'),
  landmark('Big Ben', 'clockTower', '51.5007,-0.1246'),
  landmark('Westminster Abbey', 'abbey', '51.4993,-0.1273'),
  landmark('Buckingham Palace', 'palace', '51.5014,-0.1419'),
  landmark("St Paul's Cathedral", 'dome', '51.5138,-0.0984'),
  landmark("Nelson's Column", 'column', '51.5077,-0.1280'),
  landmark('The Monument', 'column', '51.5101,-0.0859'),
  landmark('British Museum', 'temple', '51.5194,-0.1270'),
  landmark('National Gallery', 'temple', '51.5089,-0.1283'),
  landmark('Tate Britain', 'temple', '51.4910,-0.1278'),
  landmark('Tate Modern', 'chimney', '51.5076,-0.0994'),
  landmark("Shakespeare's Globe", 'globe', '51.5081,-0.0972'),
  landmark('The Shard', 'shard', '51.5045,-0.0865'),
  landmark('The Gherkin', 'gherkin', '51.5145,-0.0803'),
  landmark('HMS Belfast', 'ship', '51.5066,-0.0814'),
  landmark('Cutty Sark', 'ship', '51.4828,-0.0096'),
  landmark('Marble Arch', 'arch', '51.5131,-0.1589'),
  landmark('Wellington Arch', 'arch', '51.5025,-0.1508'),
  landmark('Royal Albert Hall', 'dome', '51.5009,-0.1774'),
  landmark('Natural History Museum', 'abbey', '51.4967,-0.1764'),
  landmark('Victoria and Albert Museum', 'dome', '51.4966,-0.1722'),
  landmark('Harrods', 'dome', '51.4994,-0.1632'),
  landmark('Kensington Palace', 'palace', '51.5058,-0.1877'),
  landmark('Imperial War Museum', 'dome', '51.4958,-0.1086'),
  landmark('Battersea Power Station', 'powerStation', '51.4819,-0.1445'),
  landmark('Covent Garden Market', 'market', '51.5119,-0.1226'),
  landmark('Borough Market', 'market', '51.5055,-0.0910'),
  landmark('Camden Market', 'market', '51.5415,-0.1465'),
  landmark('London Zoo', 'elephant', '51.5353,-0.1534'),
  landmark('BT Tower', 'tower', '51.5215,-0.1389'),
  landmark('Oxo Tower', 'tower', '51.5086,-0.1084'),
  landmark("Lord's", 'cricket', '51.5294,-0.1727'),
  landmark('The Oval', 'cricket', '51.4837,-0.1150'),
  landmark('Craven Cottage', 'football', '51.4749,-0.2217'),
  landmark('Stamford Bridge', 'football', '51.4817,-0.1910'),
  landmark('Royal Observatory', 'dome', '51.4779,-0.0015'),
  landmark('Old Royal Naval College', 'palace', '51.4832,-0.0061'),
  landmark('The O2', 'tent', '51.5030,0.0032'),
  landmark('One Canada Square', 'tower', '51.5049,-0.0195'),
  landmark('Thames Barrier', 'barrier', '51.4970,0.0366'),
  landmark('Kenwood House', 'palace', '51.5714,-0.1676'),
  landmark('Albert Memorial', 'column', '51.5024,-0.1777'),
];
