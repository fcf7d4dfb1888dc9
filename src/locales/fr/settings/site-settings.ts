export default {
  language: 'Langue',
  languageLead: 'Pour vous partout : dans votre compte et sur cet appareil.',
  look: 'Apparence',
  lookLead: 'Sur cet appareil.',
  data: 'Données',
  dataLead: 'Sur cet appareil : si les images et les vidéos attendent que vous les demandiez.',
  privacy: 'Confidentialité',
  privacyLead: 'Ce que les autres peuvent faire.',
  consent: 'Confirmation de l’âge',
  consentLead:
    'Vous avez confirmé votre majorité sur cet appareil. Si la question est posée à nouveau, rien ne s’affiche avant votre réponse.',
  askAgain: 'Me redemander',
  withdrawn: 'La question est posée à nouveau.',
};
