/** What people, banks and registers of the nine countries shorten, each with the words it may stand for. */
const abbreviations = new Map(
  Object.entries({
    // Given names
    ANTO: 'ANTONIO ANTONIA',
    FCA: 'FRANCISCA',
    FCO: 'FRANCISCO',
    GMO: 'GUILLERMO',
    GPE: 'GUADALUPE',
    MA: 'MARIA',
    ROBT: 'ROBERT',
    STGO: 'SANTIAGO',
    THOS: 'THOMAS',
    WM: 'WILLIAM',
    // Surnames
    DGUEZ: 'DOMINGUEZ',
    FDEZ: 'FERNANDEZ',
    FDZ: 'FERNANDEZ',
    GCIA: 'GARCIA',
    GLEZ: 'GONZALEZ',
    GLZ: 'GONZALEZ',
    GTZ: 'GUTIERREZ',
    HDEZ: 'HERNANDEZ',
    HDZ: 'HERNANDEZ',
    JMNZ: 'JIMENEZ',
    LPZ: 'LOPEZ',
    MTNEZ: 'MARTINEZ',
    MTZ: 'MARTINEZ',
    RDGZ: 'RODRIGUEZ',
    RGUEZ: 'RODRIGUEZ',
    RMZ: 'RAMIREZ',
    SCHZ: 'SANCHEZ',
    VZQZ: 'VAZQUEZ',
    // What follows or precedes a name
    GRAL: 'GENERAL',
    JR: 'JUNIOR',
    SR: 'SENIOR',
    STA: 'SANTA',
    STO: 'SANTO',
    VDA: 'VIUDA',
    // Companies and institutions
    AGRIC: 'AGRICOLA',
    AGROP: 'AGROPECUARIA',
    ASOC: 'ASOCIACION ASOCIADOS',
    ASSN: 'ASSOCIATION',
    ASSOC: 'ASSOCIACAO ASSOCIADOS ASSOCIATES ASSOCIATION',
    BCO: 'BANCO',
    BROS: 'BROTHERS',
    CIA: 'COMPANIA COMPANHIA',
    COM: 'COMERCIAL COMERCIO',
    CONST: 'CONSTRUCTORA CONSTRUCCIONES CONSTRUTORA CONSTRUCOES CONSTRUCTION',
    COOP: 'COOPERATIVA COOPERATIVE',
    CORP: 'CORPORACION CORPORATION',
    DIST: 'DISTRIBUIDORA DISTRIBUCIONES DISTRIBUTORS',
    GPO: 'GRUPO',
    HNOS: 'HERMANOS',
    IND: 'INDUSTRIA INDUSTRIAS INDUSTRIAL INDUSTRIES',
    INMOB: 'INMOBILIARIA',
    INST: 'INSTITUTO INSTITUTE',
    INT: 'INTERNACIONAL INTERNATIONAL',
    INTL: 'INTERNACIONAL INTERNATIONAL',
    INV: 'INVERSIONES INVERSORA INVESTIMENTOS INVESTMENTS',
    NAC: 'NACIONAL',
    SERV: 'SERVICIOS SERVICIO SERVICOS SERVICES',
    SOC: 'SOCIEDAD SOCIEDADE',
    TRANSP: 'TRANSPORTES TRANSPORTE',
    UNIV: 'UNIVERSIDAD UNIVERSIDADE UNIVERSITY',
  }).map(([short, words]) => [short, words.split(' ')] as const),
);

const readings = (word: string): readonly string[] => [word, ...(abbreviations.get(word) ?? [])];

/** `FCO` and `FRANCISCO`, or two ways to shorten one word: `GLEZ` and `GLZ`. */
export const mayStandForOneWord = (one: string, other: string): boolean => {
  const ofOther = readings(other);
  return readings(one).some((word) => ofOther.includes(word));
};
