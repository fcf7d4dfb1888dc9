export default {
  invited: '{{name}} convidou você',
  invitedText: 'Vamos lembrar disso quando você criar sua conta.',
  unnamed: 'Você recebeu um convite',
};
