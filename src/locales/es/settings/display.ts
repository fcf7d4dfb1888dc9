export default {
  textSize: {
    label: 'Tamaño del texto',
    normal: 'Normal',
    large: 'Grande',
    larger: 'Más grande',
  },
  motion: {
    label: 'Movimiento',
    system: 'Como en el dispositivo',
    less: 'Menos',
  },
  contrast: {
    label: 'Contraste',
    system: 'Como en el dispositivo',
    more: 'Más',
  },
};
