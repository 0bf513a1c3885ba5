export default {
  title: 'Confirma que eres tú',
  lead: 'Entraste hace más de {{minutes}} minutos. Escribe tu contraseña y seguimos con lo que pediste.',
  submit: 'Confirmar',
};
