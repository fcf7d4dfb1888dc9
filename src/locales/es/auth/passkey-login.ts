export default {
  use: 'Usar una llave de acceso',
  left: 'El dispositivo no completó el proceso. No se inició sesión.',
  refused: 'No reconocemos esta llave de acceso o ya se eliminó. Inicia sesión de otra forma.',
};
