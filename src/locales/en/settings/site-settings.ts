export default {
  language: 'Language',
  languageLead: 'For you everywhere: in your account and on this device.',
  look: 'Look',
  lookLead: 'On this device.',
  data: 'Data',
  dataLead: 'On this device: whether pictures and videos wait until you ask for them.',
  consent: 'Age consent',
  consentLead:
    'You confirmed on this device that you are of age. If it is asked again, nothing is shown before you answer.',
  askAgain: 'Ask me again',
  withdrawn: 'It is asked again now.',
};
