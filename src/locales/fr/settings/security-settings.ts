export default {
  title: 'Sécurité',
  retry: 'Réessayer',
  unreachable: 'Nous n’avons pas pu joindre le serveur. Rien n’a changé ; veuillez réessayer.',
};
