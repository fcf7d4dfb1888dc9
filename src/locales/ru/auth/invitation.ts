export default {
  invited: '{{name}} приглашает вас',
  invitedText: 'Мы запомним это, когда вы создадите аккаунт.',
  unnamed: 'Вас пригласили',
};
