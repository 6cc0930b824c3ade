import { type Position, trace } from './trace';

/** A station: class 1 is a terminus, 2 an interchange, 3 any other station of the tube, the Overground or the DLR. */
export interface Station {
  name: string;
  rank: 1 | 2 | 3;
  at: Position;
}

/** One class of stations, a line each: `latitude,longitude Name`. */
const stationsOf = (rank: Station['rank'], lines: string): Station[] =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const space = line.indexOf(' ');
      return { name: line.slice(space + 1), rank, at: trace(line.slice(0, space))[0]! };
    });

/** The stations of the map, from the middle of each station's main entrance hall or concourse. */
export const stations: Station[] = [
  ...stationsOf(
    1,
    `51.5160,-0.1762 Paddington
    51.5225,-0.1631 Marylebone
    51.5284,-0.1337 Euston
    51.5310,-0.1262 St Pancras International
    51.5318,-0.1233 King's Cross
    51.5186,-0.0815 Liverpool Street
    51.5118,-0.0789 Fenchurch Street
    51.5052,-0.0864 London Bridge
    51.5113,-0.0904 Cannon Street
    51.5116,-0.1036 Blackfriars
    51.5031,-0.1132 Waterloo
    51.5080,-0.1248 Charing Cross
    51.4952,-0.1441 Victoria`,
  ),
  ...stationsOf(
    2,
    `51.5152,-0.1419 Oxford Circus
    51.5226,-0.1571 Baker Street
    51.5067,-0.1428 Green Park
    51.5098,-0.1342 Piccadilly Circus
    51.5113,-0.1281 Leicester Square
    51.5165,-0.1310 Tottenham Court Road
    51.5174,-0.1200 Holborn
    51.5133,-0.0886 Bank
    51.5108,-0.0863 Monument
    51.5010,-0.1254 Westminster
    51.5074,-0.1225 Embankment
    51.4941,-0.1738 South Kensington
    51.5094,-0.1967 Notting Hill Gate
    51.5142,-0.1494 Bond Street
    51.5247,-0.1384 Warren Street
    51.4948,-0.1003 Elephant & Castle
    51.4723,-0.1230 Stockwell
    51.5392,-0.1426 Camden Town
    51.5035,-0.0187 Canary Wharf
    51.4982,-0.0506 Canada Water
    51.5194,-0.0612 Whitechapel
    51.5203,-0.1053 Farringdon
    51.5186,-0.0886 Moorgate
    51.5460,-0.1040 Highbury & Islington
    51.4914,-0.1935 Earl's Court
    51.4936,-0.2251 Hammersmith
    51.5098,-0.0766 Tower Hill
    51.4861,-0.1229 Vauxhall
    51.4641,-0.1704 Clapham Junction
    51.5249,-0.0332 Mile End
    51.5005,0.0039 North Greenwich
    51.4781,-0.0149 Greenwich
    51.5258,-0.0875 Old Street`,
  ),
  ...stationsOf(
    3,
    `51.5257,-0.1359 Euston Square
    51.5238,-0.1439 Great Portland Street
    51.5234,-0.1466 Regent's Park
    51.5199,-0.1679 Edgware Road
    51.5136,-0.1586 Marble Arch
    51.5119,-0.1756 Lancaster Gate
    51.5104,-0.1871 Queensway
    51.5121,-0.1879 Bayswater
    51.5072,-0.2060 Holland Park
    51.5041,-0.2185 Shepherd's Bush
    51.5028,-0.1527 Hyde Park Corner
    51.5013,-0.1606 Knightsbridge
    51.4945,-0.1829 Gloucester Road
    51.5009,-0.1925 High Street Kensington
    51.4924,-0.1565 Sloane Square
    51.4994,-0.1335 St James's Park
    51.4893,-0.1334 Pimlico
    51.5129,-0.1243 Covent Garden
    51.5111,-0.1141 Temple
    51.5121,-0.0940 Mansion House
    51.5149,-0.0976 St Paul's
    51.5203,-0.0977 Barbican
    51.5183,-0.1111 Chancery Lane
    51.5230,-0.1244 Russell Square
    51.5205,-0.1347 Goodge Street
    51.5322,-0.1058 Angel
    51.5342,-0.1387 Mornington Crescent
    51.5441,-0.1533 Chalk Farm
    51.5503,-0.1644 Belsize Park
    51.5566,-0.1782 Hampstead
    51.5347,-0.1740 St John's Wood
    51.5432,-0.1747 Swiss Cottage
    51.5298,-0.1854 Maida Vale
    51.5234,-0.1838 Warwick Avenue
    51.5188,-0.1884 Royal Oak
    51.5210,-0.2011 Westbourne Park
    51.5172,-0.2107 Ladbroke Grove
    51.4963,-0.2098 Kensington (Olympia)
    51.4905,-0.2059 West Kensington
    51.4867,-0.1951 West Brompton
    51.4804,-0.1953 Fulham Broadway
    51.4753,-0.2011 Parsons Green
    51.4682,-0.2089 Putney Bridge
    51.4752,-0.1828 Imperial Wharf
    51.4779,-0.1480 Battersea Park
    51.4800,-0.1428 Battersea Power Station
    51.4800,-0.1287 Nine Elms
    51.4819,-0.1130 Oval
    51.4884,-0.1058 Kennington
    51.4991,-0.1119 Lambeth North
    51.5040,-0.1050 Southwark
    51.5011,-0.0943 Borough
    51.4979,-0.0637 Bermondsey
    51.5008,-0.0520 Rotherhithe
    51.4933,-0.0479 Surrey Quays
    51.5044,-0.0558 Wapping
    51.5111,-0.0568 Shadwell
    51.5123,-0.0396 Limehouse
    51.5143,-0.0757 Aldgate
    51.5154,-0.0726 Aldgate East
    51.5106,-0.0743 Tower Gateway
    51.5233,-0.0757 Shoreditch High Street
    51.5315,-0.0757 Hoxton
    51.5387,-0.0756 Haggerston
    51.5270,-0.0549 Bethnal Green
    51.5215,-0.0472 Stepney Green
    51.5268,-0.0247 Bow Road
    51.5054,-0.0209 West India Quay
    51.4957,-0.0144 Crossharbour
    51.4880,-0.0105 Island Gardens
    51.4817,-0.0103 Cutty Sark
    51.4842,0.0184 Westcombe Park
    51.4826,0.0029 Maze Hill
    51.5093,-0.0021 East India
    51.5095,0.0180 Royal Victoria
    51.4740,-0.0226 Deptford Bridge
    51.4752,-0.0402 New Cross Gate
    51.4650,-0.1299 Clapham North
    51.4618,-0.1383 Clapham Common
    51.4627,-0.1145 Brixton
    51.5552,-0.1652 Hampstead Heath
    51.5505,-0.1406 Kentish Town`,
  ),
];
