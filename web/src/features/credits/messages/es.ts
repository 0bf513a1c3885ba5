export default {
  label: 'Tus créditos',
  none: 'Sin créditos',
  unit_one: 'crédito',
  unit_other: 'créditos',
  expire: 'vencen el {{day}}',
  today: 'vencen hoy',
  inDays_one: 'vencen mañana',
  inDays_other: 'vencen en {{count}} días',
  noneTitle: 'No tienes créditos',
  noneExplain: 'Cada validación usa 1 crédito. Puedes seguir probando en sandbox sin costo.',
};
