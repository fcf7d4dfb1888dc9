export default {
  followed: 'Вы читаете с {{date}}',
  follower: 'Читает вас с {{date}}',
  active: 'Активна: продлится {{date}}',
  activeFor: 'Активна: продлится {{date}} за {{price}}',
  ending: 'Закончится {{date}}: автопродление выключено',
  expired: 'Истекла {{date}}',
  mute: 'Скрыт с {{date}}',
  restrict: 'Ограничен с {{date}}',
  block: 'Заблокирован с {{date}}',
};
