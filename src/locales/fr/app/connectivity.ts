export default {
  offline:
    'Vous êtes hors ligne. Ce que vous écrivez est conservé et pourra être envoyé à votre retour.',
  unreachable: 'Le serveur ne répond pas. Nous continuons d’essayer.',
  checking: 'Tentative de connexion au serveur...',
  restored: 'Vous êtes de nouveau en ligne.',
  retry: 'Essayer maintenant',
};
