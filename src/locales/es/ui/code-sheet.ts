export default {
  download: 'Descargar',
  print: 'Imprimir',
  refused: 'El navegador no ha permitido copiar. Selecciona los códigos y cópialos, o descárgalos.',
};
