/** Words that say nothing of what is looked for. */
const silent = new Set(
  `a al algo ante asi aun como con cual cuales cuando cuanto cuantos de del desde donde e el ella en era es esa ese eso esta estan este
  esto fue ha han hacer hago hay he hizo la las le les lo los mas me mi mis mucho muy nada ni no nos o para pero por porque puede puedo
  que quien quiero se ser si sin sobre son su sus tal te tengo tiene tu tus un una unas uno unos va vez y ya yo
  am an and any are as at be but by can could did do does for from get got had has have how i if in into is it its just me my no not
  of on or our out so some than that the their them then there these they this to too up us was we were what when where which who why
  will with would you your hola ayuda favor please help hi
  ao com da das do dos em essa esse isso meu minha meus minhas mas na nao nas num numa ou pela pelo por quando que sem seu sua um uma voce`.split(
    /\s+/,
  ),
);

/** What people type for what articles call by the first word. */
const synonyms: Readonly<Record<string, string>> = {
  cobro: 'cargo cargos debitaron descontaron descuenta descuento charge charged charges billed',
  clabe: 'interbancaria',
  contrasena: 'password passwords contrasenia pass senha senhas',
  lote: 'masivo masiva masivos bulk batch batches',
  archivo: 'planilla hoja fichero spreadsheet file',
  titular: 'dono dueno duena propietario propietaria holder owner',
  beneficiario: 'proveedor proveedores vendor supplier payee payees',
  borrar: 'eliminar elimino suprimir quitar delete remove erase',
  vencer:
    'expira expiran expiraron expirar caducan caduca caducaron vencimiento vigencia expire expires expired expiry',
  entrar: 'ingresar ingreso acceder acceso loguear loguearme login signin',
  correo: 'mail mails email emails correos',
  reembolso: 'devolucion devolver devuelvan devuelven refund refunds',
  precio: 'precios costo costos cuesta cuestan tarifa price prices pricing cost costs',
  prueba: 'pruebas probar sandbox test testing demo',
  respuesta: 'contesto contesta contestan respondio responde responden responder answer answered answers reply',
  tarda: 'demora demoran tardan tardar lento lenta slow delay',
  fraude: 'estafa estafas fraud scam',
  clave: 'claves key keys',
  dominio: 'dominios domain domains',
  pausa: 'pausar pausado pausada pausado paused pause',
  credito: 'creditos credit credits',
  recibo: 'recibos invoice receipt receipts',
  documento: 'documentos document documents identificacion',
  secreto: 'secretos secret secrets',
  sesion: 'sesiones session sessions',
  limite: 'limites limit limits',
  idioma: 'lenguaje language',
  cancelar: 'anular cancel baja unsubscribe',
  suscripcion: 'subscription mensualidad assinatura',
};

const known = new Map(
  Object.entries(synonyms).flatMap(([word, others]) => others.split(' ').map((one) => [one, word])),
);

/** Endings that change with the sentence, the longest first. */
const endings =
  /(?:imientos?|aciones|acion|ieron|iendo|aron|ando|amos|ados|adas|idos|idas|ado|ada|ido|ida|ing|ed|ar|er|ir|io|an|en|as|os|es|a|e|o|s)$/;

const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const shortest = 4;

const stemOf = (word: string): string => {
  const stem = word.replace(endings, '');
  return stem.length >= shortest ? stem : word;
};

/**
 * A word without its accents and endings, as both the index and whoever asks it know it, and what articles call it; nothing
 * where it says nothing.
 */
export const termsOf = (word: string): readonly string[] => {
  const plain = folded(word);
  if (plain.length < 2 || silent.has(plain)) return [];
  const called = known.get(plain);
  return [...new Set([plain, ...(called ? [called] : [])].map(stemOf))];
};
