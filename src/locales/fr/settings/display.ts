export default {
  textSize: {
    label: 'Taille du texte',
    normal: 'Normale',
    large: 'Grande',
    larger: 'Plus grande',
  },
  motion: {
    label: 'Animations',
    system: 'Comme l’appareil',
    less: 'Moins',
  },
  contrast: {
    label: 'Contraste',
    system: 'Comme l’appareil',
    more: 'Plus',
  },
};
