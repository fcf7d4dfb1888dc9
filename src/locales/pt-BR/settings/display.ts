export default {
  textSize: {
    label: 'Tamanho do texto',
    normal: 'Normal',
    large: 'Grande',
    larger: 'Maior',
  },
  motion: {
    label: 'Movimento',
    system: 'Como no dispositivo',
    less: 'Menos',
  },
  contrast: {
    label: 'Contraste',
    system: 'Como no dispositivo',
    more: 'Mais',
  },
};
