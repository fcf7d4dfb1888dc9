export default {
  title: 'Limiter {{name}}',
  lead: 'Choisissez ce qui change dès maintenant. Vous pourrez revenir en arrière à tout moment.',
  legend: 'Que doit-il se passer ?',
  now: 'En vigueur',
  mute: {
    label: 'Mettre en sourdine',
    first: 'Vous ne voyez plus ses publications ni ses messages.',
    second: 'Cette personne peut encore vous voir et vous écrire, sans être prévenue.',
    done: '{{name}} est en sourdine.',
  },
  restrict: {
    label: 'Restreindre',
    first: 'Cette personne peut lire ce que vous publiez.',
    second: 'Elle ne peut pas vous écrire, et le voit quand elle essaie.',
    done: 'L’accès de {{name}} est restreint.',
  },
  block: {
    label: 'Bloquer',
    first: 'Cette personne ne voit plus rien de vous, sans être prévenue.',
    second:
      'Vous ne vous suivez plus. Son abonnement prend fin et les jours non utilisés lui sont remboursés ; le vôtre ne sera pas renouvelé.',
    done: 'Vous avez bloqué {{name}}.',
  },
  undo: 'Annuler l’action',
};
