export default {
  title: 'Se connecter avec',
  lead: 'Avec un compte associé, vous vous connectez sans mot de passe.',
  loading: 'Chargement des comptes associés',
  failed: 'Impossible de charger les comptes associés.',
  since: 'Associé le {{date}}',
  none: 'Non associé',
  attach: 'Associer',
  attachNamed: 'Associer {{thing}}',
  attachLead:
    'Saisissez une fois le mot de passe de ce compte, et {{provider}} l’ouvrira désormais.',
  detach: 'Dissocier',
  detachNamed: 'Dissocier {{thing}}',
  attached: 'Associé. Vous pouvez désormais vous connecter avec lui.',
  detached: 'Dissocié. Il ne permet plus de vous connecter.',
  onlyWay: 'C’est votre seule façon d’entrer. Choisissez d’abord un mot de passe.',
  unsaid: 'Ce site n’indique pas lesquels sont associés.',
};
