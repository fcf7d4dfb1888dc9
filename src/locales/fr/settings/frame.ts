export default {
  title: 'Paramètres',
  pages: 'Pages des paramètres',
  account: 'Compte',
  site: 'Site',
  security: 'Sécurité',
  identity: 'Identité',
  unsaved: 'Pas encore enregistré',
  discard: 'Ne pas enregistrer',
  save: 'Enregistrer',
  absent: 'Ce site ne propose pas cela.',
};
