export default {
  title: 'Page introuvable',
  text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée ou n’a jamais existé.',
  home: 'Aller à l’accueil',
  look: 'Rechercher « {{name}} » dans Explorer',
};
