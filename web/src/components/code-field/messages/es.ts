export default {
  code: 'Código de tu app',
  codeHint: 'Las seis cifras que tu app de autenticación muestra ahora.',
  codeWrong: 'No es correcto o ya se usó. Espera a que la app muestre el siguiente.',
  recovery: 'Código de recuperación',
  recoveryHint: 'Uno de los diez que guardaste, como k7m2-9xqa-04tz. Cada uno sirve una vez.',
  recoveryWrong: 'No es correcto o ya se usó. Escribe otro de los que guardaste.',
  useRecovery: 'Usar un código de recuperación',
  useCode: 'Usar el código de la app',
};
