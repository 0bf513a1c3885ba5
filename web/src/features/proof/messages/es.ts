export default {
  title: 'Confirma que eres tú',
  lead: 'Entraste hace más de {{minutes}} minutos. Escribe tu contraseña y seguimos con lo que pediste.',
  password: 'Tu contraseña',
  cancel: 'Cancelar',
  submit: 'Confirmar',
  failed: 'No pudimos confirmarlo',
  failedWhy: 'Falló de nuestro lado. Inténtalo de nuevo.',
};
