export default {
  title: 'Votre compte est fermé',
  heading: 'Votre compte sera supprimé le {{date}}',
  lead: 'Plus personne ne le voit et rien n’est débité. D’ici là, un geste suffit pour tout retrouver.',
  keep: 'Garder mon compte',
  ended: 'Ces renouvellements ont pris fin entre-temps : {{names}}.',
  endedOne: '{{name}} le {{date}}',
  gone: 'Ce compte n’existe plus.',
  goneText: 'Déconnectez-vous pour en créer un nouveau.',
  welcome: 'Bon retour. Rien n’a été supprimé.',
  text: 'Il a été supprimé à votre demande. Personne ne peut trouver votre profil et plus rien n’est débité.',
  help: 'Pour le récupérer, écrivez-nous : notre adresse se trouve sur la page Contacts.',
};
