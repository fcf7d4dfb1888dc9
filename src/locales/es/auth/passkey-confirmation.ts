export default {
  use: 'Usar una llave de acceso',
  left: 'El dispositivo no completó el proceso. No se confirmó nada.',
  refused: 'No pudimos confirmar con esta llave de acceso. Inténtalo de nuevo o de otra forma.',
};
