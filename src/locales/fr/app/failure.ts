export default {
  unreachable: 'Connexion impossible. Ce que vous avez saisi est en sécurité ; réessayez.',
  oops: 'Oups…',
  unexpected: 'Une erreur s’est produite ! Réessayez.',
  serverFull: 'Notre espace de stockage est plein : rien n’a été enregistré. Réessayez plus tard.',
  serverFullTyped:
    'Notre espace de stockage est plein : rien n’a été enregistré. Ce que vous avez saisi est en sécurité ; réessayez plus tard.',
};
