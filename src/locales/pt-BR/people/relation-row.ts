export default {
  followed: 'Você segue desde {{date}}',
  follower: 'Segue você desde {{date}}',
  active: 'Ativa: renova em {{date}}',
  activeFor: 'Ativa: renova em {{date}} por {{price}}',
  ending: 'Termina em {{date}}: renovação desligada',
  expired: 'Expirou em {{date}}',
  mute: 'Silenciado desde {{date}}',
  restrict: 'Restrito desde {{date}}',
  block: 'Bloqueado desde {{date}}',
};
