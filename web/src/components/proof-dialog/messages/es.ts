export default {
  password: 'Tu contraseña',
  cancel: 'Cancelar',
  failed: 'No se pudo hacer',
  failedWhy: 'Falló de nuestro lado. Inténtalo de nuevo.',
};
