export default {
  legend: 'Cómo pagas',
  paypal: 'PayPal',
  paypalMore: 'Con tu saldo o banco',
  card: 'Tarjeta',
  cardMore: 'En la página de PayPal',
  where: 'Pagas en la página de PayPal: los datos de tu tarjeta no pasan por CuentaClara.',
  failed: {
    title: 'No pudimos preparar el pago',
    detail: 'No se cobró nada. Espera un momento e inténtalo otra vez.',
  },
  offline: {
    title: 'Sin conexión',
    detail: 'No pudimos hablar con el servidor. No se cobró nada: revisa tu internet e inténtalo otra vez.',
  },
};
