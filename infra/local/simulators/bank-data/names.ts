import { pick, type Choices } from './chance.ts';

export type Tongue = 'spanish' | 'portuguese' | 'english';

const givenNames: Readonly<Record<Tongue, Choices<string>>> = {
  spanish: [
    'MARÍA JOSÉ',
    'JOSÉ LUIS',
    'LUCÍA',
    'ANDRÉS',
    'SOFÍA',
    'MARTÍN',
    'VALENTINA',
    'JOAQUÍN',
    'ANA',
    'ÓSCAR',
    'PAOLA',
  ],
  portuguese: ['JOÃO', 'ANTÔNIO', 'LARISSA', 'CONCEIÇÃO', 'MATEUS', 'BEATRIZ', 'FLÁVIO', 'TÂNIA', 'CAUÃ', 'HELENA'],
  english: ['JAMES', 'MARY', 'ROBERT', 'LINDA', 'ANTHONY', 'CARMEN', 'KEVIN', 'ELENA'],
};

const familyNames: Readonly<Record<Tongue, Choices<string>>> = {
  spanish: [
    'GONZÁLEZ',
    'MUÑOZ',
    'PEÑA',
    'RODRÍGUEZ',
    'FERNÁNDEZ',
    'QUISPE',
    'IBÁÑEZ',
    'ROJAS',
    'GÜEMES',
    'VARGAS',
    'SOSA',
    'CÁRDENAS',
  ],
  portuguese: ['DA SILVA', 'ARAÚJO', 'GONÇALVES', 'DOS SANTOS', 'MAGALHÃES', 'PEREIRA', 'SIMÕES', 'COUTINHO'],
  english: ['SMITH', 'JOHNSON', 'GARCIA', 'BROWN', 'MARTINEZ', "O'BRIEN", 'DAVIS', 'NGUYEN'],
};

const trades: Readonly<Record<Tongue, Choices<string>>> = {
  spanish: [
    'DISTRIBUIDORA',
    'TRANSPORTES',
    'SERVICIOS MÉDICOS',
    'CONSTRUCTORA',
    'COMERCIAL',
    'TECNOLOGÍA',
    'AGRÍCOLA',
    'LOGÍSTICA',
  ],
  portuguese: ['COMÉRCIO', 'TRANSPORTES', 'SERVIÇOS', 'CONSTRUÇÕES', 'INDÚSTRIA', 'TECNOLOGIA'],
  english: ['FREIGHT', 'SUPPLY', 'SOFTWARE', 'BUILDERS', 'FOODS', 'CONSULTING'],
};

const places: Readonly<Record<Tongue, Choices<string>>> = {
  spanish: ['DEL NORTE', 'ANDINA', 'SAN MARTÍN', 'LA UNIÓN', 'EL ÑANDÚ', 'DEL PACÍFICO', 'SANTA LUCÍA', 'LOS ÁLAMOS'],
  portuguese: ['SÃO JORGE', 'DO LITORAL', 'BELA VISTA', 'IPÊ AMARELO', 'DO SERTÃO', 'AVANÇO'],
  english: ['NORTHSIDE', 'LONE STAR', 'HARBOR', 'SUNRISE', 'BLUE RIDGE', 'LIBERTY'],
};

/** A person's name, always the same for one key. */
export const personName = (tongue: Tongue, key: string): string => {
  const families = [pick(familyNames[tongue], key, 'family'), pick(familyNames[tongue], key, 'second family')];
  const borne = tongue === 'english' ? families.slice(0, 1) : families;
  return [pick(givenNames[tongue], key, 'given'), ...borne].join(' ');
};

/** A company's name, always the same for one key. */
export const companyName = (tongue: Tongue, endings: Choices<string>, key: string): string => {
  const trade = pick(trades[tongue], key, 'trade');
  const place = pick(places[tongue], key, 'place');
  const words = tongue === 'english' ? [place, trade] : [trade, place];
  return [...words, pick(endings, key, 'ending')].join(' ');
};

/** The provider stars half of each word: the longer half shows in `MAR** FLORE****`, the shorter in `JU*** ERN***`. */
export const maskName = (name: string, showing: 'longer half' | 'shorter half'): string => {
  const round = showing === 'longer half' ? Math.ceil : Math.floor;
  return name.replace(/\S+/g, (word) => {
    const letters = Array.from(word);
    const shown = round(letters.length / 2);
    return letters.slice(0, shown).join('') + '*'.repeat(letters.length - shown);
  });
};
