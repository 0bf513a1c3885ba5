import { isMadeOf } from './made-of.ts';

/**
 * Words that many people here would try first, without accents: those of our users' languages, which no list of leaked
 * passwords in npm holds.
 */
const words = new Set(
  `password passwort pass passw passwd palabra contrasena contra clave claves secreto secret segura seguro senha
  admin administrador administrator root user usuario guest invitado test testing prueba pruebas demo temp temporal
  changeme cambiame default welcome bienvenido bienvenida bienvenidos login letmein dejameentrar entrar access acceso
  hola hello iloveyou teamo tequiero amor love dios jesus jesucristo familia mama papa bebe princesa princess dragon
  monkey football futbol soccer baseball master superman batman pokemon sunshine shadow estrella corazon
  mexico argentina brasil brazil colombia chile peru ecuador uruguay america bogota lima santiago madrid quito
  guayaquil montevideo medellin monterrey guadalajara rosario cordoba saopaulo buenosaires asuncion caracas
  bocajuniors riverplate barcelona realmadrid flamengo corinthians palmeiras gremio chivas cruzazul millonarios
  colocolo penarol independiente maradona messi ronaldo neymar
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  january february march april june july august september october november december
  verano invierno otono primavera summer winter spring autumn lunes martes miercoles jueves viernes sabado domingo
  monday friday
  carlos maria juan jose luis daniel andrea alejandro alejandra fernando fernanda camila valentina sebastian gabriel
  gabriela miguel pedro pablo antonio francisco javier manuel rafael ricardo roberto sergio victor eduardo jorge mario
  martin diego lucas mateo sofia isabella lucia paula laura carolina mariana natalia patricia sandra veronica monica
  claudia adriana diana carmen teresa guadalupe joao paulo
  company empresa office oficina banco bank dinero money finanzas finance pagos contabilidad tesoreria nomina ventas
  gerencia sistemas soporte trabajo proveedor factura
  qwerty qwertz azerty asdf asdfgh zxcvbn qazwsx qazwsxedc qwe asd zxc abc abcd abcde abcdef`
    .split(/\s+/)
    .filter(Boolean),
);

/** What people put around such a word to make a phrase of it, in Spanish and Portuguese. */
const around =
  `mi mis tu tus su sus la las el los lo un una de del al en es y te me le se yo no muy mas mucho mucha siempre
  por para con que soy eres todo toda nuestra nuestro meu minha meus minhas seu sua da do das dos um uma eu muito muita voce
  sempre nao e o a`
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length);

/** Phrases of which every word alone is nobody's. */
const phrases = new Set(
  `tequieromucho teextrano miamor mivida micorazon mibebe mihijo mihija mishijos mifamilia mimadre mipadre micasa miperro
  migato miempresa minegocio miesposa miesposo minovia minovio vivalavida vivamexico diosesamor gloriaadios graciasadios
  diosteama cristoteama buenosdias buenastardes buenasnoches felizcumpleanos feliznavidad parasiempre porsiempre
  juntosporsiempre abretesesamo unodostres dostrescuatro holamundo holacomoestas nomeacuerdo
  euteamo teamomuito meuamor minhavida minhafamilia meufilho minhafilha bomdia boatarde boanoite deusefiel deuseamor
  feliznatal umdoistres olamundo`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether nothing is left of a text but words that stand around others. */
const isAround = (text: string): boolean => text === '' || isMadeOf(text, around);

const known = [...words, ...phrases].filter((word) => word.length >= 4);

/** One word of ours, or one phrase, and around it only what makes a phrase of it: `micontrasena`, `tequieromucho`. */
const isPhrase = (word: string): boolean =>
  known.some((core) => {
    const at = word.indexOf(core);
    return at >= 0 && isAround(word.slice(0, at)) && isAround(word.slice(at + core.length));
  });

/** Letters that stand next to each other in the alphabet or on the keyboard. */
const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A word that needs no list: too short to be one, one of ours, or a run of keys. */
export const isKnownWord = (word: string): boolean =>
  word.length <= 1 || words.has(word) || isPhrase(word) || (word.length >= 3 && rows.some((row) => row.includes(word)));
