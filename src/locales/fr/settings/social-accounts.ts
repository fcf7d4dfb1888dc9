export default {
  title: 'Se connecter avec',
  lead: 'Les comptes associés ouvrent celui-ci, sans son mot de passe.',
  loading: 'Chargement des comptes associés',
  failed: 'Nous n’avons pas pu charger les comptes associés.',
  since: 'Associé le {{date}}',
  none: 'Non associé',
  attach: 'Associer',
  attachNamed: 'Associer {{name}}',
  attachLead:
    'Saisissez une fois le mot de passe de ce compte, et {{provider}} l’ouvrira désormais.',
  detach: 'Dissocier',
  detachNamed: 'Dissocier {{name}}',
  attached: 'Associé. Vous pouvez désormais vous connecter avec lui.',
  detached: 'Dissocié. Il ne permet plus de vous connecter.',
  onlyWay: 'C’est votre seule façon d’entrer. Choisissez d’abord un mot de passe.',
};
