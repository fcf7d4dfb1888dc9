export default {
  emailHelp: 'Se você mudar o e-mail, precisará verificá-lo de novo.',
};
