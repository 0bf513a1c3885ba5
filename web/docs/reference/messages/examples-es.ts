/** What the contract says of its examples, in Spanish. */
export const examples: Readonly<Record<string, string>> = {
  'Its file will not come': 'Su archivo no llegará',
  'Four rows: one that exists, one that does not, one that cannot be right, and the first once more':
    'Cuatro filas: una que existe, una que no, una que no puede ser correcta, y otra vez la primera',
  'A file of up to 50,000 rows: send it to `upload.url`, then start the batch':
    'Un archivo de hasta 50 000 filas: mándalo a `upload.url` y después inicia el lote',
  'Every row has its end': 'Cada fila tiene su final',
  'From the fourth on: it asks the same as the first, and shares its answer':
    'Desde la cuarta: pregunta lo mismo que la primera y comparte su respuesta',
  'What has to be corrected': 'Lo que hay que corregir',
  'The newest two': 'Los dos más nuevos',
  'Of Chile': 'De Chile',
  'Of Mexico': 'De México',
  'Of Uruguay': 'De Uruguay',
  'All of them': 'Todos',
  'Of a new account': 'De una cuenta nueva',
  'Its head': 'Su comienzo',
  'Of a key that has not validated yet': 'De una clave que todavía no validó',
  'The bank knows the account, and its holder is whom you expect':
    'El banco conoce la cuenta, y su titular es quien esperas',
  'The bank knows no such account: an answer, not an error':
    'El banco no conoce esa cuenta: es una respuesta, no un error',
  'The whole answer': 'La respuesta entera',
  'Accounts that exist': 'Cuentas que existen',
  'Accounts that exist, by a word of their reference': 'Cuentas que existen, por una palabra de su referencia',
  'For answers and batches. Keep the secret: it is shown this once':
    'Para respuestas y lotes. Guarda el secreto: se muestra solo esta vez',
  'For what runs out, at a port of your own': 'Para lo que se acaba, en un puerto propio',
  'Of the environment of the key, newest first': 'Del entorno de la clave, el más nuevo primero',
  'Nothing has happened yet': 'Todavía no pasó nada',
  'Paused: what happens meanwhile is kept, and sent when it goes on':
    'Pausado: lo que pasa mientras tanto se guarda, y se manda cuando se reanuda',
  'It goes on, and is told of one event less': 'Se reanuda, y se le avisa de un evento menos',
  'Both secrets sign for a day, in which receivers take the new one':
    'Los dos secretos firman durante un día, en el que los receptores toman el nuevo',
  'An example of one event, sent as a real one': 'Un evento de ejemplo, mandado como uno de verdad',
  'One, delivered at the first try': 'Una, entregada al primer intento',
  'What was sent, byte by byte, and what came back': 'Lo que se mandó, byte por byte, y lo que volvió',
  'The same event under the same id, once more': 'El mismo evento con el mismo id, otra vez',
  'Nothing more is sent there': 'Ahí ya no se manda nada',
  'The bank knows the account, and its holder is whom the payee names':
    'El banco conoce la cuenta, y su titular es quien dice el beneficiario',
  'For one page of a shop, Mexico only': 'Para una página de una tienda, solo México',
  'The payee went on with the answer': 'El beneficiario siguió con la respuesta',
  'The answer, as often as it is asked for': 'La respuesta, cuantas veces se pida',
  'The page is the one that the session is for': 'La página es aquella para la que es la sesión',
  'The validation of a token that the page got': 'La validación de un token que recibió la página',
};
