export default {
  publish: 'Publicando',
  apply: 'Aplicando tus cambios',
  duplicate: 'Haciendo una copia',
  failed: 'No funcionó. No se ha perdido nada.',
  stale: 'Esta publicación se cambió en otro dispositivo.',
  tooMany: 'Tienes el máximo de borradores. Descarta uno antes.',
  identity: 'Verifica tu identidad para vender publicaciones.',
  incomplete: 'Le falta algo. Edítala primero.',
};
