export default {
  offline:
    'Vous êtes hors ligne. Ce que vous écrivez est conservé et pourra être envoyé à votre retour.',
  unreachable: 'Connexion impossible pour le moment. Nous continuons d’essayer…',
  checking: 'Tentative de connexion…',
  restored: 'Vous êtes de nouveau en ligne.',
  retry: 'Essayer maintenant',
};
