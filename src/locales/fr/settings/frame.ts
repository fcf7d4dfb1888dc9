export default {
  title: 'Paramètres',
  pages: 'Pages des paramètres',
  account: 'Compte',
  site: 'Site',
  security: 'Sécurité',
  unsaved: 'Pas encore enregistré',
  discard: 'Annuler les modifications',
  save: 'Enregistrer',
};
