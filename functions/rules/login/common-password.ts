/**
 * Words that open most lists of leaked passwords, in the languages of our users, without accents. What people add to
 * them (a capital, a year, a sign, @ for a) is taken away before they are compared, so that few words cover thousands.
 */
const words = new Set(
  `password passwort pass passw passwd palabra contrasena contra clave claves secreto secret segura seguro senha
  admin administrador administrator root user usuario guest invitado test testing prueba pruebas demo temp temporal
  changeme cambiame default welcome bienvenido bienvenida bienvenidos login letmein dejameentrar entrar access acceso
  hola hello iloveyou teamo tequiero amor love dios jesus jesucristo familia mama papa bebe princesa princess dragon
  monkey football futbol soccer baseball master superman batman pokemon sunshine shadow estrella corazon
  mexico argentina brasil brazil colombia chile peru ecuador uruguay america bogota lima santiago madrid
  bocajuniors riverplate barcelona realmadrid flamengo corinthians
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  january february march april june july august september october november december
  verano invierno otono primavera summer winter spring autumn lunes viernes monday friday
  carlos maria juan jose luis daniel andrea alejandro fernando camila valentina sebastian santiago
  company empresa office oficina banco bank dinero money finanzas finance pagos
  qwerty qwertz azerty asdf asdfgh zxcvbn qazwsx qazwsxedc qwe asd zxc abc abcd abcde abcdef`
    .split(/\s+/)
    .filter(Boolean),
);

/** Letters that stand next to each other in the alphabet or on the keyboard. */
const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const onlyLetters = (text: string): string => text.replace(/[^a-z]/g, '');
const once = (word: string): string => word.replace(/^(.+?)\1+$/, '$1');

const isKnown = (word: string): boolean =>
  word.length <= 1 || words.has(word) || (word.length >= 3 && rows.some((row) => row.includes(word)));

/**
 * Whether little remains of a password when its decoration is taken away: a known word, or a run of keys, alone or
 * repeated. `P@ssw0rd1!` -> `p@ssw0rd` -> `password`: known. `Cuenta-clara-2026` -> `cuentaclara`: not known.
 */
export const isCommonPassword = (password: string): boolean => {
  const core = plain(password).replace(/^[^a-z]+|[^a-z]+$/g, '');
  const spelled = onlyLetters(core.replace(/[0-9@$!]/g, (sign) => signs[sign] ?? sign));
  return [spelled, onlyLetters(core)].some((word) => isKnown(once(word)));
};
