export default {
  publish: 'Publicando',
  apply: 'Aplicando tus cambios',
  duplicate: 'Haciendo una copia',
  failed: 'Algo salió mal. Tu publicación está a salvo.',
  stale: 'Esta publicación se cambió en otro dispositivo.',
  tooMany: 'Tienes el máximo de borradores. Elimina uno antes.',
  identity: 'Verifica tu identidad para vender publicaciones.',
  incomplete: 'Le falta algo. Edítala primero.',
};
