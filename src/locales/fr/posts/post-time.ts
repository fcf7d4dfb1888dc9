export default {
  when: 'Quand',
  now: 'Maintenant',
  later: 'Programmer',
  day: 'Jour',
  time: 'Heure ({{zone}})',
  distance: {
    minutes: 'Dans {{minutes}} min',
    hours: 'Dans {{hours}} h {{minutes}} min',
    days: 'Dans {{days}} j {{hours}} h',
  },
  unset: 'Choisissez un jour et une heure.',
  past: 'Cette heure est passée.',
  publishNow: 'Publier maintenant',
  skipped:
    '{{time}} n’existe pas le {{day}} (fuseau {{zone}}) : passage à l’heure d’été. Choisissez {{next}} ou plus tard.',
  doubled: '{{time}} arrive deux fois le {{day}}.',
  first: 'La première, heure d’été',
  second: 'La seconde, heure d’hiver',
  outOfRange: 'Choisissez une heure entre 5 minutes et 90 jours à partir de maintenant.',
};
