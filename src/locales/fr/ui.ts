export default {
  skip: 'Aller au contenu',
  close: 'Fermer',
  dismiss: 'Ignorer',
  retry: 'Réessayer',
  loading: 'Chargement...',
  field: {
    required: 'Veuillez remplir ce champ.',
    email: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
    invalid: 'Veuillez vérifier ce champ.',
  },
  password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  picture: { failed: 'L’image ne s’est pas chargée.' },
};
