export default {
  title: 'Votre compte est fermé',
  text: 'Il a été supprimé à votre demande. Personne ne peut trouver votre profil et plus rien n’est débité.',
  help: 'Pour le récupérer, déconnectez-vous et écrivez-nous : notre adresse se trouve sur la page Contacts.',
};
