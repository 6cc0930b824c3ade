import { type Position, trace } from './trace';

/** A neighbourhood: where its name stands and its boundary, the last place joining the first. */
export interface Area {
  name: string;
  center: Position;
  boundary: Position[];
}

export const area = (name: string, center: string, boundary: string): Area => ({
  name,
  center: trace(center)[0]!,
  boundary: trace(boundary),
});

/** Neighbourhoods, bounded by main roads, parks and the river; neighbours share the places of their border. */
export const areas: Area[] = [
  area(
    'Westminster',
    '51.4995,-0.1330',
    `horseGuards 51.5050,-0.1233 51.5030,-0.1236 westminsterBridgeN 51.4985,-0.1243
    lambethBridgeN 51.4912,-0.1266 vauxhallBridgeN 51.4908,-0.1327 51.4935,-0.1389 victoriaJunction grosvenorGardens
    51.5010,-0.1503 hydeParkCorner 51.5026,-0.1470 victoriaMemorial 51.5004,-0.1378 51.5006,-0.1330 birdcageEast 51.5022,-0.1297 51.5045,-0.1292`,
  ),
  area(
    "St James's",
    '51.5065,-0.1370',
    `trafalgarSquare horseGuards 51.5045,-0.1292 51.5022,-0.1297 birdcageEast 51.5006,-0.1330 51.5004,-0.1378
    victoriaMemorial 51.5026,-0.1470 hydeParkCorner 51.5046,-0.1480 greenParkCorner stJamesStreetTop 51.5089,-0.1372
    piccadillyCircus 51.5103,-0.1310 51.5100,-0.1278`,
  ),
  area(
    'Embankment',
    '51.5085,-0.1215',
    `trafalgarSquare 51.5094,-0.1232 wellingtonStreet waterlooBridgeN 51.5086,-0.1206 hungerfordFoot
    51.5050,-0.1233 horseGuards`,
  ),
  area(
    'Mayfair',
    '51.5100,-0.1475',
    `hydeParkCorner 51.5046,-0.1480 greenParkCorner stJamesStreetTop 51.5089,-0.1372 piccadillyCircus
    51.5106,-0.1367 51.5117,-0.1382 51.5134,-0.1404 oxfordCircus selfridges marbleArch 51.5098,-0.1561 51.5060,-0.1524`,
  ),
  area(
    'Soho',
    '51.5135,-0.1335',
    `piccadillyCircus 51.5106,-0.1367 51.5117,-0.1382 51.5134,-0.1404 oxfordCircus 51.5160,-0.1350
    stGilesCircus cambridgeCircus leicesterSquare 51.5100,-0.1278 51.5103,-0.1310`,
  ),
  area(
    'Covent Garden',
    '51.5120,-0.1240',
    `stGilesCircus shaftesburyTop 51.5173,-0.1228 holbornStation 51.5153,-0.1190 aldwychNorth
    51.5127,-0.1193 wellingtonStreet 51.5094,-0.1232 trafalgarSquare 51.5100,-0.1278 leicesterSquare cambridgeCircus`,
  ),
  area(
    'Fitzrovia',
    '51.5195,-0.1385',
    `oxfordCircus 51.5160,-0.1350 stGilesCircus 51.5192,-0.1327 51.5224,-0.1362 warrenStreet
    greatPortlandStreet portlandPlaceTop 51.5190,-0.1440 langhamPlace`,
  ),
  area(
    'Marylebone',
    '51.5195,-0.1535',
    `oxfordCircus langhamPlace 51.5190,-0.1440 portlandPlaceTop yorkGate bakerStreetTop
    51.5215,-0.1635 edgwareRoadFlyover sussexGardensEast marbleArch selfridges`,
  ),
  area(
    'Bloomsbury',
    '51.5215,-0.1255',
    `stGilesCircus 51.5192,-0.1327 51.5224,-0.1362 warrenStreet gowerStreetTop eustonChurch stPancras
    kingsCross 51.5280,-0.1190 51.5241,-0.1143 51.5208,-0.1118 chanceryLane holbornStation 51.5173,-0.1228 shaftesburyTop`,
  ),
  area(
    'Holborn',
    '51.5150,-0.1145',
    `holbornStation chanceryLane holbornCircus 51.5139,-0.1092 51.5112,-0.1108 templePlace 51.5106,-0.1164
    waterlooBridgeN wellingtonStreet 51.5127,-0.1193 aldwychNorth 51.5153,-0.1190`,
  ),
  area(
    'City of London',
    '51.5135,-0.0935',
    `51.5112,-0.1108 51.5139,-0.1092 holbornCircus 51.5187,-0.1055 aldersgate finsburySquare
    51.5192,-0.0840 51.5190,-0.0788 aldgate 51.5118,-0.0795 51.5099,-0.0815 51.5080,-0.0812 londonBridgeN 51.5099,-0.0915
    southwarkBridgeN millenniumBridgeN 51.5111,-0.1043`,
  ),
  area(
    'Tower Hill',
    '51.5093,-0.0765',
    `aldgate 51.5118,-0.0795 51.5099,-0.0815 51.5080,-0.0812 51.5072,-0.0770 towerBridgeN
    51.5059,-0.0718 51.5053,-0.0695 51.5089,-0.0655 51.5118,-0.0690 aldgateEast`,
  ),
  area(
    'Clerkenwell',
    '51.5250,-0.1050',
    `kingsCross 51.5315,-0.1150 angel cityRoadTop 51.5302,-0.0970 51.5275,-0.0905 oldStreet
    finsburySquare aldersgate 51.5187,-0.1055 holbornCircus chanceryLane 51.5208,-0.1118 51.5241,-0.1143 51.5280,-0.1190`,
  ),
  area(
    'Shoreditch',
    '51.5250,-0.0780',
    `oldStreet finsburySquare 51.5192,-0.0840 51.5190,-0.0788 commercialStreetTop 51.5240,-0.0680
    51.5300,-0.0680 haggerston 51.5320,-0.0860 51.5290,-0.0900 51.5275,-0.0905`,
  ),
  area(
    'Spitalfields',
    '51.5195,-0.0728',
    'commercialStreetTop 51.5190,-0.0788 aldgate aldgateEast 51.5168,-0.0680 51.5240,-0.0680',
  ),
  area(
    'Whitechapel',
    '51.5160,-0.0610',
    `aldgateEast 51.5118,-0.0690 51.5089,-0.0655 51.5091,-0.0530 51.5137,-0.0500 cambridgeHeathFoot
    51.5240,-0.0600 51.5240,-0.0680 51.5168,-0.0680`,
  ),
  area(
    'Wapping',
    '51.5062,-0.0590',
    `51.5089,-0.0655 51.5053,-0.0695 51.5044,-0.0665 51.5033,-0.0615 51.5041,-0.0557 51.5069,-0.0507
    51.5084,-0.0462 51.5100,-0.0460 51.5091,-0.0530`,
  ),
  area(
    'Limehouse',
    '51.5117,-0.0400',
    `51.5100,-0.0460 51.5084,-0.0462 51.5094,-0.0400 51.5090,-0.0336 51.5069,-0.0297 51.5052,-0.0284
    51.5085,-0.0270 westferry 51.5150,-0.0335 51.5137,-0.0500 51.5091,-0.0530`,
  ),
  area(
    'Bethnal Green',
    '51.5275,-0.0590',
    `51.5240,-0.0680 51.5300,-0.0680 hackneyRoadEast 51.5340,-0.0540 51.5325,-0.0470 51.5287,-0.0450
    cambridgeHeathFoot 51.5240,-0.0600`,
  ),
  area(
    'Islington',
    '51.5375,-0.1060',
    `kingsCross 51.5345,-0.1225 51.5420,-0.1250 51.5475,-0.1130 highburyCorner 51.5470,-0.0930
    51.5395,-0.0900 51.5330,-0.0900 51.5290,-0.0900 51.5302,-0.0970 cityRoadTop angel 51.5315,-0.1150`,
  ),
  area(
    "King's Cross",
    '51.5345,-0.1265',
    'kingsCross stPancras 51.5325,-0.1272 51.5352,-0.1320 51.5400,-0.1360 51.5420,-0.1250 51.5345,-0.1225',
  ),
  area(
    'Camden',
    '51.5395,-0.1445',
    `mornington 51.5352,-0.1320 51.5400,-0.1360 51.5475,-0.1310 51.5470,-0.1420 chalkFarm 51.5425,-0.1560
    51.5388,-0.1523 51.5378,-0.1475 51.5352,-0.1430`,
  ),
  area(
    "St John's Wood",
    '51.5350,-0.1740',
    `lordsRoundabout 51.5340,-0.1645 51.5372,-0.1625 51.5400,-0.1640 swissCottage 51.5400,-0.1850
    51.5295,-0.1830 maidaValeFoot`,
  ),
  area(
    'Hampstead',
    '51.5590,-0.1755',
    `51.5495,-0.1765 belsizePark 51.5535,-0.1640 51.5562,-0.1602 51.5558,-0.1508 51.5605,-0.1500
    51.5660,-0.1502 51.5708,-0.1560 51.5733,-0.1660 51.5715,-0.1745 51.5660,-0.1830 51.5600,-0.1900 51.5545,-0.1900 51.5495,-0.1830`,
  ),
  area(
    'Paddington',
    '51.5160,-0.1755',
    `edgwareRoadFlyover sussexGardensEast marbleArch 51.5125,-0.1660 lancasterGate 51.5112,-0.1815
    queensway 51.5152,-0.1870 51.5200,-0.1880 51.5210,-0.1838 maidaValeFoot`,
  ),
  area(
    'Notting Hill',
    '51.5120,-0.2010',
    `queensway 51.5152,-0.1870 51.5200,-0.1880 51.5205,-0.2000 51.5215,-0.2090 51.5172,-0.2120
    51.5060,-0.2140 51.5072,-0.2065 nottingHillGate`,
  ),
  area(
    'Kensington',
    '51.4990,-0.1835',
    `queensway 51.5112,-0.1815 lancasterGate 51.5083,-0.1734 51.5047,-0.1719 51.5021,-0.1744
    51.5018,-0.1680 51.4968,-0.1695 sydneyFulhamNorth queensGateBrompton gloucesterBrompton 51.4896,-0.1880 51.4885,-0.1925
    51.4910,-0.1935 earlsCourtCromwell westCromwell warwickGardens 51.5072,-0.2065 nottingHillGate`,
  ),
  area(
    'Knightsbridge',
    '51.4985,-0.1637',
    'knightsbridge 51.5018,-0.1680 51.4968,-0.1695 sydneyFulhamNorth 51.4950,-0.1640 51.4945,-0.1580 51.4975,-0.1590',
  ),
  area(
    'Belgravia',
    '51.4975,-0.1525',
    `hydeParkCorner 51.5010,-0.1503 grosvenorGardens victoriaJunction 51.4925,-0.1480 51.4893,-0.1508
    51.4905,-0.1540 sloaneSquare 51.4945,-0.1580 51.4975,-0.1590 knightsbridge`,
  ),
  area(
    'Pimlico',
    '51.4893,-0.1400',
    `victoriaJunction 51.4925,-0.1480 51.4893,-0.1508 51.4880,-0.1512 chelseaBridgeN 51.4858,-0.1445
    51.4856,-0.1378 51.4861,-0.1343 vauxhallBridgeN 51.4908,-0.1327 51.4935,-0.1389`,
  ),
  area(
    'Chelsea',
    '51.4875,-0.1690',
    `sloaneSquare 51.4905,-0.1540 51.4893,-0.1508 51.4880,-0.1512 chelseaBridgeN 51.4850,-0.1592
    51.4844,-0.1630 albertBridgeN 51.4828,-0.1706 batterseaBridgeN 51.4799,-0.1770 51.4774,-0.1800 worldsEnd fulhamRoadEarlsCourt
    51.4896,-0.1880 gloucesterBrompton queensGateBrompton sydneyFulhamNorth 51.4950,-0.1640 51.4945,-0.1580`,
  ),
  area(
    'Fulham',
    '51.4790,-0.2020',
    `51.4885,-0.1925 51.4896,-0.1880 fulhamRoadEarlsCourt worldsEnd 51.4774,-0.1800 51.4742,-0.1812
    51.4702,-0.1837 wandsworthBridgeN 51.4648,-0.1930 51.4648,-0.1990 51.4672,-0.2060 putneyBridgeN 51.4710,-0.2170 51.4750,-0.2222
    51.4820,-0.2245 51.4870,-0.2213 northEndRoad westCromwell earlsCourtCromwell 51.4910,-0.1935`,
  ),
  area(
    'Hammersmith',
    '51.4935,-0.2270',
    `51.4870,-0.2213 51.4820,-0.2245 51.4870,-0.2268 hammersmithBridgeN 51.4906,-0.2345 51.4911,-0.2400
    51.4960,-0.2400 51.4985,-0.2250 olympia northEndRoad`,
  ),
  area(
    'South Bank',
    '51.5060,-0.1100',
    `51.5008,-0.1200 51.5034,-0.1198 51.5046,-0.1190 51.5054,-0.1182 51.5074,-0.1158 51.5082,-0.1112
    51.5087,-0.1084 blackfriarsBridgeS 51.5084,-0.0985 51.5081,-0.0955 51.5062,-0.0965 51.5062,-0.1000 51.5068,-0.1049 southwarkStation
    51.5034,-0.1085 51.5030,-0.1110 51.5003,-0.1150 countyHall`,
  ),
  area(
    'Southwark',
    '51.5045,-0.0905',
    `51.5081,-0.0955 51.5073,-0.0926 londonBridgeS 51.5064,-0.0838 51.5059,-0.0812 51.5041,-0.0810
    51.5000,-0.0817 51.4978,-0.0815 51.4978,-0.0895 boroughStation 51.4975,-0.1008 stGeorgesCircus southwarkStation 51.5068,-0.1049
    51.5062,-0.1000 51.5062,-0.0965`,
  ),
  area(
    'Bermondsey',
    '51.4970,-0.0710',
    `51.5041,-0.0810 51.5059,-0.0812 towerBridgeS 51.5027,-0.0715 51.5007,-0.0660 51.5004,-0.0600
    51.4975,-0.0580 51.4905,-0.0600 51.4895,-0.0790 bricklayersArms 51.4978,-0.0895 51.4978,-0.0815 51.5000,-0.0817`,
  ),
  area(
    'Rotherhithe',
    '51.5005,-0.0510',
    `51.5004,-0.0600 51.5009,-0.0566 51.5018,-0.0537 51.5043,-0.0483 51.5061,-0.0434 51.5065,-0.0380
    51.5046,-0.0337 51.5002,-0.0323 51.4948,-0.0325 51.4920,-0.0323 deptfordLowerRoad 51.4905,-0.0600 51.4975,-0.0580`,
  ),
  area(
    'Lambeth',
    '51.4945,-0.1125',
    `51.5008,-0.1200 countyHall 51.5003,-0.1150 51.5030,-0.1110 51.5034,-0.1085 southwarkStation stGeorgesCircus
    51.4975,-0.1008 elephant kenningtonStation 51.4865,-0.1115 51.4875,-0.1175 vauxhallCross 51.4878,-0.1238 51.4905,-0.1226
    lambethBridgeS 51.4985,-0.1202`,
  ),
  area(
    'Kennington',
    '51.4835,-0.1130',
    'vauxhallCross 51.4875,-0.1175 51.4865,-0.1115 kenningtonStation 51.4819,-0.1030 51.4775,-0.1040 51.4770,-0.1180 51.4800,-0.1230',
  ),
  area(
    'Walworth',
    '51.4910,-0.0940',
    `51.4975,-0.1008 boroughStation 51.4978,-0.0895 bricklayersArms 51.4895,-0.0790 camberwellGateway
    51.4819,-0.1030 kenningtonStation elephant`,
  ),
  area(
    'Nine Elms',
    '51.4810,-0.1330',
    `vauxhallCross 51.4800,-0.1230 51.4765,-0.1350 51.4780,-0.1400 51.4831,-0.1400
    51.4836,-0.1336 51.4853,-0.1283`,
  ),
  area(
    'Battersea',
    '51.4752,-0.1590',
    `51.4831,-0.1400 51.4834,-0.1445 chelseaBridgeS 51.4826,-0.1588 albertBridgeS batterseaBridgeS
    51.4767,-0.1756 51.4726,-0.1778 51.4675,-0.1770 51.4650,-0.1680 lavenderHill 51.4680,-0.1480 51.4730,-0.1390 51.4780,-0.1400`,
  ),
  area(
    'Clapham',
    '51.4635,-0.1400',
    `stockwell claphamNorth 51.4570,-0.1380 51.4545,-0.1500 51.4590,-0.1620 51.4640,-0.1600 lavenderHill
    51.4680,-0.1480 51.4730,-0.1390`,
  ),
  area(
    'Canary Wharf',
    '51.5048,-0.0185',
    `51.5085,-0.0270 51.5052,-0.0284 51.5012,-0.0275 51.5004,-0.0255 51.5004,-0.0095 51.5018,-0.0070
    51.5052,-0.0055 51.5085,-0.0080`,
  ),
  area(
    'Isle of Dogs',
    '51.4928,-0.0135',
    `51.5004,-0.0255 51.5012,-0.0275 51.4950,-0.0275 51.4905,-0.0264 51.4880,-0.0220 51.4868,-0.0155
    51.4863,-0.0090 51.4876,-0.0045 51.4905,-0.0024 51.4945,-0.0039 51.4985,-0.0064 51.5018,-0.0070 51.5004,-0.0095`,
  ),
  area(
    'Greenwich',
    '51.4805,-0.0045',
    `51.4833,-0.0115 51.4834,-0.0088 51.4839,-0.0060 51.4843,-0.0042 51.4853,-0.0013 51.4864,0.0010
    eastGreenwich 51.4785,0.0085 51.4722,0.0040 blackheathHill deptfordBridge 51.4803,-0.0235 51.4843,-0.0185`,
  ),
  area(
    'Greenwich Peninsula',
    '51.4960,0.0060',
    `51.4864,0.0010 51.4882,0.0028 51.4920,0.0037 51.4962,0.0012 51.5005,-0.0006 51.5040,-0.0004
    51.5053,0.0030 51.5036,0.0066 51.5016,0.0080 51.4984,0.0120 51.4957,0.0178 51.4868,0.0180 eastGreenwich`,
  ),
  area(
    'Deptford',
    '51.4825,-0.0310',
    '51.4920,-0.0323 51.4877,-0.0287 51.4861,-0.0256 51.4843,-0.0185 51.4803,-0.0235 deptfordBridge newCrossGate deptfordLowerRoad',
  ),
];
