export default {
  label: 'Idioma',
  failed: 'No se pudo cargar ese idioma. Puedes intentarlo de nuevo.',
  unkept: 'Tu idioma se guarda en este dispositivo. No pudimos guardarlo en tus ajustes.',
};
