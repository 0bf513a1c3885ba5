import type { CommandTexts } from './types.ts';

export const texts: CommandTexts = {
  usage: `Revisa números de cuenta y de documentos de América Latina, sin conexión.

  cuentaclara judge <número>…          una respuesta por número
  cuentaclara judge < numeros.txt      un número por línea

  --country <código>    MX, AR, BR …; sin él, la lectura más probable de todas
  --format <formato>    CLABE, CBU, PIX, LOCAL …
  --document <tipo>     revisa un documento: RFC, CPF, RUT … (con --country)
  --bank <código>       datos que algunos formatos piden junto al número
  --branch <código>
  --routing <número>
  --account-type <tipo>
  --json                un documento JSON por línea
  --lang <es|en>        idioma; si falta, el de la terminal
  --version, --help

Código de salida: 0 todos están bien, 1 alguno no, 2 se usó mal.
`,
  wrongUse: 'Uso incorrecto: {{problem}} Prueba --help.',
  noNumber: 'No hay ningún número que revisar.',
  unknownCommand: 'No existe el comando «{{command}}».',
  unknownOption: 'No existe esa opción, o le falta su valor: {{option}}.',
  unknownCountry: 'No existe el país «{{country}}»; los conocidos son {{known}}.',
  unknownLanguage: 'No existe el idioma «{{language}}»; los conocidos son es y en.',
  documentNeedsCountry: 'Un documento se revisa dentro de un país: indícalo con --country.',
  alsoCouldBe: 'También podría ser: {{readings}}. Indica el país con --country.',
};
