export default {
  unreachable:
    'No pudimos contactar con el servidor. Lo que escribiste no se ha perdido; inténtalo de nuevo.',
  unexpected: '¡Algo salió mal! Inténtalo de nuevo.',
  unavailable:
    'El servidor no está disponible en este momento. Lo que escribiste no se ha perdido; inténtalo dentro de un momento.',
  locale: {
    label: 'Idioma',
    failed: 'No se pudo cargar ese idioma. Puedes intentarlo de nuevo.',
    unkept: 'Tu idioma se guarda en este dispositivo. No pudimos guardarlo en tus ajustes.',
  },
};
