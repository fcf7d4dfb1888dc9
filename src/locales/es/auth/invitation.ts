export default {
  invited: '{{name}} te ha invitado',
  invitedText: 'Lo recordaremos cuando crees tu cuenta.',
  unnamed: 'Te han invitado',
};
