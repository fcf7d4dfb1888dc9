export default {
  unreachable:
    'No pudimos contactar con el servidor. Lo que escribiste no se ha perdido; inténtalo de nuevo.',
  oops: 'Vaya...',
  unexpected: '¡Algo salió mal! Inténtalo de nuevo.',
  unavailable:
    'El servidor no está disponible en este momento. Lo que escribiste no se ha perdido; inténtalo dentro de un momento.',
};
