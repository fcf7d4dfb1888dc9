export default {
  unknownRoute: 'Aucune page ne s’appelle « {{route}} », nous l’avons donc ignorée.',
};
