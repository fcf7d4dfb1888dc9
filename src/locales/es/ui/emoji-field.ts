export default {
  open: 'Añadir emoji',
  panel: 'Emoji',
  search: 'Buscar emoji',
  tone: 'Cambiar el tono de piel',
  none: 'Ningún emoji se llama así.',
  added: '{{emoji}} añadido',
};
