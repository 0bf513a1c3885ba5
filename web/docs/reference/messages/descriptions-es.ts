/** What the contract says of values, in Spanish. The contract is written in English: its own words are the keys. */
export const descriptions: Readonly<Record<string, string>> = {
  // What is asked
  'One of `AR`, `BR`, `CL`, `CO`, `EC`, `MX`, `PE`, `US`, `UY`.':
    'Uno de `AR`, `BR`, `CL`, `CO`, `EC`, `MX`, `PE`, `US`, `UY`.',
  'As you have it: spaces, hyphens and dots between groups do not count.':
    'Como lo tengas: los espacios, guiones y puntos entre grupos no cuentan.',
  'Of the bank, where the number does not hold it: `GET /v1/countries/{country}/banks`.':
    'Del banco, si el número no lo lleva: `GET /v1/countries/{country}/banks`.',
  'Which of the country’s formats the number is of; absent means the one that fits best.':
    'De cuál de los formatos del país es el número; si falta, el que mejor le quede.',
  'Where the format asks for it: `GET /v1/countries/{country}/account-types`.':
    'Si el formato lo pide: `GET /v1/countries/{country}/account-types`.',
  'Of the holder’s document: `GET /v1/countries/{country}/document-types`.':
    'Del documento del titular: `GET /v1/countries/{country}/document-types`.',
  'Of the holder’s document, together with its type. Some banks want it.':
    'Del documento del titular, junto con su tipo. Algunos bancos lo piden.',
  'Of the branch, where the format asks for it.': 'De la sucursal, si el formato lo pide.',
  'Of the bank, in the United States.': 'Del banco, en Estados Unidos.',
  'Whom you expect to pay: it is compared with the holder whom the bank names.':
    'A quién esperas pagar: se compara con el titular que dice el banco.',
  'Yours: of an invoice or a payee. It comes back with the answer.':
    'Tuya: de una factura o de un beneficiario. Vuelve con la respuesta.',
  'Goes on after a page: its `nextCursor`.': 'Sigue después de una página: su `nextCursor`.',
  '`none`: valid, and no name was expected or said.':
    '`none`: válida, y no se esperaba ningún nombre o el banco no dijo ninguno.',
  // Batches
  'By which people know it.': 'Con el que las personas lo reconocen.',
  'For whoever reads it later.': 'Para quien lo lea después.',
  'Headers of your own file, where rows bring their `original`.':
    'Encabezados de tu propio archivo, si las filas traen su `original`.',
  'The accounts, one in each row.': 'Las cuentas, una en cada fila.',
  'Its exact size.': 'Su tamaño exacto.',
  'In place of `rows`: a file of at most 50000 rows will be uploaded.':
    'En lugar de `rows`: se subirá un archivo de hasta 50 000 filas.',
  'Begin at this row; a `cursor` goes on where its page ended.':
    'Empieza en esta fila; un `cursor` sigue donde terminó su página.',
  'Many questions to banks, each answered once.': 'Muchas preguntas a los bancos, cada una contestada una vez.',
  'Why it FAILED as a whole; nothing was charged.': 'Por qué falló entero (`FAILED`); no se cobró nada.',
  'Headers of your own file, where its rows came along.': 'Encabezados de tu propio archivo, si sus filas vinieron.',
  'Rows; while the file is read, `total` grows.': 'Filas; mientras se lee el archivo, `total` crece.',
  'The bank answered: `valid` and `invalid`.': 'El banco contestó: `valid` e `invalid`.',
  'Nobody answered, or it cannot be right: `error`, `timeout` and `refused`.':
    'Nadie contestó, o no puede ser correcta: `error`, `timeout` y `refused`.',
  'Rows that cannot be right: nobody was asked, nothing was charged.':
    'Filas que no pueden ser correctas: a nadie se le preguntó y nada se cobró.',
  'Rows that ask the same as one before: they share its answer and its credit.':
    'Filas que preguntan lo mismo que una anterior: comparten su respuesta y su crédito.',
  'Rows that a bank answered, by what to do: `pay`: the holder is whom you expect; `plain`: the account exists, no name was compared; `look`: check before you pay; `stop`: do not pay. Together they are `success`.':
    'Filas que un banco contestó, según qué hacer. `pay`: el titular es quien esperas; `plain`: la cuenta existe y no se comparó ningún nombre; `look`: revisa antes de pagar; `stop`: no pagues. Juntas son `success`.',
  '`reserved` is `charged`, `returned` and what is still open; `missing`: what rows that wait for credits need.':
    '`reserved` es `charged`, `returned` y lo que sigue abierto; `missing`: lo que falta a las filas que esperan créditos.',
  'How long it will take at the pace of late; null while nobody can tell.':
    'Cuánto falta al ritmo de los últimos minutos; `null` mientras no se sabe.',
  'Where to send the file: JSON Lines, a row each, with exactly these headers. Then `POST …/start`. Only in the answer that made the batch.':
    'A dónde mandar el archivo: JSON Lines, una fila por línea, con estos encabezados exactos. Después, `POST …/start`. Solo viene en la respuesta que creó el lote.',
  'A row of a batch: an account as a validation takes it, with your own id for it.':
    'Una fila de un lote: una cuenta como la toma una validación, con tu propio id.',
  'The row of your own file, one text for each of `columns`: it comes back with the result.':
    'La fila de tu propio archivo, un texto por cada uno de `columns`: vuelve con el resultado.',
  'A row and what became of it.': 'Una fila y en qué quedó.',
  'From 1, in the order they were sent.': 'Desde 1, en el orden en que se mandaron.',
  'Whom you expect to pay, as it was sent.': 'A quién esperas pagar, como se mandó.',
  'The row before that asks the same: this one shares its answer.':
    'La fila anterior que pregunta lo mismo: esta comparte su respuesta.',
  'What to do, as `verdicts` counts it; null without an answer.':
    'Qué hacer, como lo cuenta `verdicts`; `null` si no hay respuesta.',
  'Why a row cannot be right.': 'Por qué una fila no puede ser correcta.',
  'As it was sent; only of rows without an answer.': 'Como se mandó; solo de filas sin respuesta.',
  'What is wrong with one field of a row, in the language of the request.':
    'Qué está mal en un campo de una fila, en el idioma de la solicitud.',
  'JSON pointer to the field of the row.': 'JSON Pointer al campo de la fila.',
  // Validations
  'One question to a bank and its answer.': 'Una pregunta a un banco y su respuesta.',
  'A validation as lists show it, its account number masked.':
    'Una validación como la muestran las listas, con su número enmascarado.',
  'UNREADABLE: another version of the service wrote it; its answer stands and is not lost.':
    '`UNREADABLE`: la escribió otra versión del servicio; su respuesta vale y no se pierde.',
  'Null when no name was expected, or the bank said none.':
    '`null` si no esperabas ningún nombre o el banco no dijo ninguno.',
  'Why the answer is INVALID, ERROR or TIMEOUT.': 'Por qué la respuesta es `INVALID`, `ERROR` o `TIMEOUT`.',
  'Null where no bank answered; the sandbox answers every level.':
    '`null` si ningún banco contestó; el sandbox contesta todos los niveles.',
  'As it was asked, or as the number holds it.': 'Como se preguntó, o como la lleva el número.',
  'True only when the bank-data provider answered; never in sandbox.':
    'Verdadero solo si contestó el banco; nunca en sandbox.',
  'What the request stated beside the number; above stands what the bank said of it.':
    'Lo que la solicitud dijo además del número; arriba está lo que dijo el banco.',
  'Whom you expected to pay, as you wrote it.': 'A quién esperabas pagar, como lo escribiste.',
  'Something the rules noticed; `position` counts characters from 1.':
    'Algo que notaron las reglas; `position` cuenta los caracteres desde 1.',
  'What the rules can notice: of any number, or of one kind of a country.':
    'Lo que las reglas pueden notar: de cualquier número, o de un tipo de un país.',
  'What the characters from `from` (inclusive) to `to` (exclusive) mean.':
    'Qué significan los caracteres desde `from` (incluido) hasta `to` (sin incluir).',
  'What characters of a number can stand for.': 'Lo que pueden representar los caracteres de un número.',
  'What you knew of the payee when the bank answered.': 'Lo que sabías del beneficiario cuando el banco contestó.',
  'When it was first saved or validated.': 'Cuándo se guardó o se validó por primera vez.',
  'Answers about it before this one.': 'Respuestas sobre él antes de esta.',
  'What is different from what you knew of this payee.': 'Lo que es distinto de lo que sabías de este beneficiario.',
  'When what was before was last seen.': 'Cuándo se vio por última vez lo que había antes.',
  'The account before, masked; the holder before; or the name of the other payee.':
    'La cuenta anterior, enmascarada; el titular anterior; o el nombre del otro beneficiario.',
  'Of the account before.': 'De la cuenta anterior.',
  // Webhooks
  'Where events are sent, as its owner sees it; never its secret.':
    'A dónde se mandan los eventos, como lo ve su dueño; nunca su secreto.',
  'Public and with https. What it leads on to is not followed.': 'Pública y con https. Las redirecciones no se siguen.',
  'What it is told of.': 'De qué se le avisa.',
  '`false` pauses it; `true` lets it go on, with what happened meanwhile, in order.':
    '`false` lo pausa; `true` lo reanuda, con lo que pasó mientras tanto y en orden.',
  'Whose validations and batches it is told of. Events of the account go to both.':
    'De qué entorno son las validaciones y los lotes de que se le avisa. Los eventos de la cuenta van a los dos.',
  'No try succeeded since. After 5 days it is disabled.':
    'Desde entonces ningún intento tuvo éxito. A los 5 días se desactiva.',
  'Events that are still to be delivered, up to 1,000.': 'Eventos que faltan por entregar, hasta 1000.',
  'How the last 20 tries ended, oldest first.': 'Cómo terminaron los últimos 20 intentos, el más antiguo primero.',
  'Those that sign now, newest first: two while a rotation is under way.':
    'Los que firman ahora, el más nuevo primero: dos mientras dura una rotación.',
  '`whsec_…`: proves that an event is ours. Shown this once.':
    '`whsec_…`: prueba que un evento es nuestro. Se muestra solo esta vez.',
  'Absent means the first that the webhook is told of.': 'Si falta, el primero de que se avisa al webhook.',
  'What was sent, and everything that became of it.': 'Lo que se mandó, y todo lo que pasó después.',
  'When it happened.': 'Cuándo ocurrió.',
  'What the receiver answered; null where it did not.': 'Lo que contestó el receptor; `null` si no contestó.',
  'Why it failed; null where it did not.': 'Por qué falló; `null` si no falló.',
  'As they were sent last, signatures included.': 'Como se mandaron la última vez, con las firmas.',
  'The first 1000 characters of it.': 'Sus primeros 1000 caracteres.',
  'Something that happened.': 'Algo que ocurrió.',
  '`evt_…`: the same in every repetition. Also the header `webhook-id`.':
    '`evt_…`: el mismo en cada repetición. También va en el encabezado `webhook-id`.',
  'One event on its way to one webhook.': 'Un evento camino de un webhook.',
  'What is sent as `X-API-Key`.': 'Lo que se manda como `X-API-Key`.',
  '`2026-11`': '`2026-11`',
  'Validations of the key in a month.': 'Validaciones de la clave en un mes.',
  // Widget
  'The same question in one session is asked once, however often it is sent. With the id of its answer it is another: the bank is asked again, and it takes a try.':
    'La misma pregunta en una sesión se hace una vez, por más que se mande. Con el id de su respuesta es otra: se pregunta de nuevo al banco, y gasta un intento.',
  'Scheme, host and port as a browser says them: `https://pagos.example.com`.':
    'Esquema, host y puerto como los dice un navegador: `https://pagos.example.com`.',
  'The only country to choose; absent means all nine.': 'El único país que se puede elegir; si falta, los nueve.',
  'Yours: who this payee is. It stands in the validation.': 'Tuya: quién es este beneficiario. Queda en la validación.',
  'What the frame is told of a validation.': 'Lo que el marco sabe de una validación.',
  'Null while the bank is still asked.': '`null` mientras se pregunta al banco.',
  'Masked but for its last four characters.': 'Enmascarado, salvo sus últimos cuatro caracteres.',
  'Masked: `FERR••••• DEL B••••`.': 'Enmascarado: `FERR••••• DEL B••••`.',
  'For the server: it trades it for the validation.': 'Para el servidor: lo canjea por la validación.',
  'Leave for one page to show the widget once.': 'Permiso para que una página muestre el widget una vez.',
  'For the page, and for one frame: it works once, until it expires.':
    'Para la página, y para un marco: sirve una vez, hasta que vence.',
  'What a session allows the frame that opened it.': 'Lo que una sesión permite al marco que la abrió.',
  // Account
  '`none`: the last credits were spent, or there never were any. `expired`: they ended unused.':
    '`none`: los últimos créditos se gastaron, o nunca hubo. `expired`: vencieron sin usarse.',
  'Days of 24 hours until `expiresAt`, a begun one counted: 1 in the last.':
    'Días de 24 horas hasta `expiresAt`, contando el que empezó: 1 en el último.',
  'How many credits ended unused; 0 unless the state is `expired`.':
    'Cuántos créditos vencieron sin usarse; 0 si el estado no es `expired`.',
  'Credits that were spent although their money went back: the next purchase pays them before anything else.':
    'Créditos que se gastaron aunque su dinero se devolvió: la próxima compra los paga antes que nada.',
  'Credits granted together; they expire together.': 'Créditos que se dieron juntos; vencen juntos.',
  'The plan that counts while it lives, also once it is spent.':
    'El plan que cuenta mientras vive, también cuando ya se gastó.',
  'The id of a key. Absent means all keys of the account in this environment.':
    'El id de una clave. Si falta, todas las de la cuenta en este entorno.',
  'What an account asked through its API keys.': 'Lo que una cuenta preguntó con sus claves de la API.',
  'Days, today included.': 'Días, con el de hoy.',
  'The same number of days before.': 'Los mismos días, antes.',
  'Every day of the period, oldest first.': 'Cada día del periodo, el más antiguo primero.',
  'Requests of keys, refused ones included.': 'Solicitudes de las claves, con las rechazadas.',
  'The most frequent first.': 'Los más frecuentes primero.',
  'Of the key that is nearest to its limit, or of the one that was asked for.':
    'De la clave que está más cerca de su límite, o de la que se pidió.',
  'Milliseconds from the request to the final answer.': 'Milisegundos desde la solicitud hasta la respuesta final.',
  // Catalogues
  'What a validation needs, by format of the account.': 'Lo que pide una validación, por formato de la cuenta.',
  'The usual one first.': 'El usual primero.',
  'One field of a validation, in the order in which a form asks for it.':
    'Un campo de una validación, en el orden en que lo pide un formulario.',
  'As a validation takes it in its body.': 'Como lo toma una validación en su cuerpo.',
  'Those allowed, as ranges: `0-9`.': 'Los que se admiten, como rangos: `0-9`.',
  'The codes to choose from; without it any of the country.':
    'Los códigos entre los que se elige; si falta, cualquiera del país.',
  'An institution under its national clearing code.': 'Una institución con su código nacional de compensación.',
  'Whether the bank can be asked about its accounts. Of others only the format is checked: a validation ends as `ERROR` with the reason `bank_not_covered` and costs nothing.':
    'Si se puede preguntar al banco por sus cuentas. De los demás solo se revisa la forma: una validación termina como `ERROR` con la razón `bank_not_covered` y no cuesta nada.',
  'A country whose accounts can be validated, or will be (`available` false).':
    'Un país cuyas cuentas se pueden validar, o se podrán (`available` falso).',
};
