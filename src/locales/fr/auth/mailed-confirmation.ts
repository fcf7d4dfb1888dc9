export default {
  title: 'Confirmez que c’est bien vous',
  lead: 'Vous vous connectez par un autre site et n’avez pas de mot de passe ici. Nous pouvons vous envoyer un lien à {{email}}. Ouvrez-le dans ce navigateur, et vous pourrez continuer.',
  send: 'M’envoyer un lien',
  again: 'Envoyer un autre lien',
  sentTitle: 'Le lien est en route',
  sent: 'Ouvrez-le dans ce navigateur. Cette page avancera toute seule. Rien reçu ? Regardez aussi dans les indésirables.',
};
