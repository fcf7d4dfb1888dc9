export default {
  label: 'Título',
  save: 'Guardar',
  leave: 'Dejarlo como estaba',
  saved: 'Título guardado.',
  unsaved: 'No pudimos confirmar el título. Inténtalo de nuevo.',
  stale: 'Esta publicación se cambió en otro dispositivo. Déjala como estaba para ver esa versión.',
};
