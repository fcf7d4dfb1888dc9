export default {
  language: 'Language',
  languageLead: 'Used across your account and on this device.',
  look: 'Appearance',
  lookLead: 'On this device.',
  data: 'Data use',
  dataLead: 'On this device: whether pictures and videos wait until you ask for them.',
  privacy: 'Privacy',
  privacyLead: 'What other people can do.',
  consent: 'Age consent',
  consentLead:
    'You confirmed your age on this device. If we ask again, nothing is shown until you answer.',
  askAgain: 'Ask me again',
  withdrawn: "We're asking you again now.",
};
